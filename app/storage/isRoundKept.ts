import { localDevice } from './device'
import { ROUND_KEY } from './keys'

/** True while the device keeps a round in progress; what `firstPaint.ts` asks before the first paint. */
export function isRoundKept(): boolean {
  try {
    const kept = JSON.parse(localDevice.read(ROUND_KEY) ?? 'null') as {
      gameStarted?: unknown
    } | null
    return kept?.gameStarted === true
  } catch {
    return false
  }
}
