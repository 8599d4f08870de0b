import { Users } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import { addPlayer } from '~/golf/setup'
import { play } from '~/state/round'
import { lastGroup } from '~/storage/lastGroup'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import css from './LastGroup.module.css'

/** Offers the names of the last round, where the person allowed them to be kept. */
export function LastGroup() {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => setNames(lastGroup()), [])
  if (names.length === 0) return null

  const addAll = () =>
    play((round) => names.reduce((now, name) => addPlayer(now, name, Date.now()), round))

  return (
    <Button kind="felt" className={css.again} icon={<Icon of={Users} />} onClick={addAll}>
      Same group again
      <span className={css.names}>
        {names.map((name, place) => (
          <Fragment key={name}>
            {place > 0 && ', '}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </span>
    </Button>
  )
}
