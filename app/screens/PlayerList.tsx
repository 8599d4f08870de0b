import { X } from 'lucide-react'
import { useRef } from 'react'
import { colorNumber, holesPlayed, type Player } from '~/golf/players'
import { removePlayer } from '~/golf/setup'
import { returnPlayer } from '~/golf/undo'
import { play } from '~/state/round'
import { Ball } from '~/ui/Ball'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { showToast } from '~/ui/toast'
import css from './PlayerList.module.css'

export function PlayerList({ players }: { players: readonly Player[] }) {
  const list = useRef<HTMLUListElement>(null)

  const remove = (player: Player, place: number) => {
    const buttons = list.current?.querySelectorAll('button')
    const neighbor = buttons?.[place + 1] ?? buttons?.[place - 1]
    const next = neighbor ?? document.querySelector('h1')
    next?.focus()
    play((round) => removePlayer(round, player.id))
    if (holesPlayed(player) === 0) return
    showToast({
      title: (
        <>
          <bdi>{player.name}</bdi> and their scores were removed
        </>
      ),
      action: {
        label: 'Undo',
        run: () => play((round) => returnPlayer(round, player, place)),
      },
    })
  }

  return (
    <ul ref={list} className={css.players} aria-label="Players" role="list">
      {players.map((player, place) => (
        <li key={player.id} className={css.player}>
          <Ball color={colorNumber(place)} />
          <span className={css.name} dir="auto">
            {player.name}
          </span>
          <Button
            kind="icon"
            aria-label={`Remove ${player.name}`}
            icon={<Icon of={X} />}
            onClick={() => remove(player, place)}
          />
        </li>
      ))}
    </ul>
  )
}
