import { moveOn, stayOnHole } from '~/golf/play'
import { play } from '~/state/round'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'

export function IncompleteDialog({ hole }: { hole: number }) {
  const stay = () => play(stayOnHole)
  return (
    <Dialog
      alert
      title="Incomplete Scores"
      onDismiss={stay}
      actions={
        <>
          <Button kind="main" onClick={stay}>
            Add missing score(s)
          </Button>
          <Button onClick={() => play(moveOn)}>Move on to next hole</Button>
        </>
      }
    >
      <p>
        Not all players have entered their scores for hole {hole}. Would you like to add
        the missing numbers or move on to the next hole?
      </p>
    </Dialog>
  )
}
