import type { Round } from '~/golf/round'
import { standings } from '~/golf/standings'

/** Takes a round, returns its result in plain text: a line a player, best first. */
export function resultText(round: Round): string {
  const lines = standings(round.players).map(
    ({ player, position, total, holesPlayed }) =>
      position === null
        ? `${player.name}: ${total} (thru ${holesPlayed})`
        : `${position}. ${player.name}: ${total}`,
  )
  return ['Check out our mini golf scores!', ...lines].join('\n')
}
