import { localDevice } from './device'
import { ROUND_KEY } from './keys'

/** True while the device keeps a round in progress; what `firstPaint.ts` asks before the first paint. */
export function isRoundKept(): boolean {
  try {
    const kept: unknown = JSON.parse(localDevice.read(ROUND_KEY) ?? 'null')
    return (
      typeof kept === 'object' &&
      kept !== null &&
      'gameStarted' in kept &&
      kept.gameStarted === true
    )
  } catch {
    return false
  }
}
