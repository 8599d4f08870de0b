import { FIRST_HOLE } from './holes'
import { goToHole, nextHole, previousHole, stayOnHole } from './play'
import type { Move, Round } from './round'

/** How often the device's Back has somewhere to go within the round. */
export function stepsBack(round: Round): number {
  if (!round.started || round.screen === 'setup') return 0
  const holes = round.currentHole - FIRST_HOLE
  return round.screen === 'hole' ? holes : holes + 1
}

/** The device's Back: from a ranking, missing scores or scorecard to its hole, else to the hole before. */
export const stepBack: Move = (round) => {
  if (stepsBack(round) === 0) return round
  return round.screen === 'hole'
    ? previousHole(round)
    : goToHole(round, round.currentHole)
}

/** The device's Forward: the way that Next Hole takes, without its question. */
export const stepForward: Move = (round) => {
  if (round.screen !== 'hole' || round.currentHole === round.holes) return round
  const next = nextHole(round)
  return next.asksForMissing ? goToHole(stayOnHole(round), round.currentHole + 1) : next
}

/** Steps back or forward until Back has `depth` places to go, or no step leads there. */
export function stepTo(round: Round, depth: number): Round {
  const here = stepsBack(round)
  if (here === depth) return round
  const next = here > depth ? stepBack(round) : stepForward(round)
  return stepsBack(next) === here ? round : stepTo(next, depth)
}
