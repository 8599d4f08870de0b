import { Plus } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { isNameTaken, MAX_PLAYERS, tidyName } from '~/golf/players'
import type { Round } from '~/golf/round'
import { addPlayer, isFull } from '~/golf/setup'
import { play } from '~/state/round'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Scene } from '~/ui/Scene'
import emptyScene from '~/ui/scenes/setup-empty.svg?raw'
import { showToast } from '~/ui/toast'
import { PlayerList } from './PlayerList'
import css from './PlayersCard.module.css'

interface Props {
  readonly round: Round
  readonly typed: string
  readonly onType: (name: string) => void
}

export function PlayersCard({ round, typed, onType }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const name = tidyName(typed)

  // What was typed before the script arrived is kept.
  useEffect(() => {
    if (input.current?.value) onType(input.current.value)
  }, [onType])

  const add = (event: FormEvent) => {
    event.preventDefault()
    input.current?.focus()
    if (name === '') return
    if (isNameTaken(round.players, name)) {
      input.current?.select()
      showToast({
        destructive: true,
        title: 'Name already taken!',
        description: (
          <>
            "<bdi>{name}</bdi>" is already playing. Please choose a different name.
          </>
        ),
      })
      return
    }
    if (isFull(round)) {
      showToast({
        destructive: true,
        title: 'The card is full',
        description: `${MAX_PLAYERS} players fit on one card. Remove one to add another.`,
      })
      return
    }
    play((now) => addPlayer(now, name, Date.now()))
    onType('')
  }

  return (
    <section className={css.card} aria-label="Players">
      {round.players.length > 0 ? (
        <PlayerList players={round.players} />
      ) : (
        <>
          <Scene svg={emptyScene} className={css.scene} />
          <p className={css.waiting}>The balls are waiting.</p>
          <p className={css.help}>Add a name for everyone in your group.</p>
        </>
      )}
      <form className={css.form} onSubmit={add}>
        <input
          ref={input}
          className={css.input}
          aria-label="Player name"
          placeholder="Player name"
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          dir="auto"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <Button
          type="submit"
          className={css.add}
          disabled={name === ''}
          icon={<Icon of={Plus} size={20} />}
        >
          Add
        </Button>
      </form>
    </section>
  )
}
