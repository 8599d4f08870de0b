import * as v from 'valibot'
import { MAX_HOLES } from '~/golf/holes'
import {
  isNameTaken,
  MAX_PLAYERS,
  newPlayerId,
  strokesOn,
  tidyName,
  type Player,
} from '~/golf/players'
import { isStrokeChoice, UNPLAYED } from '~/golf/strokes'

/** A player as the record has one. */
export const savedPlayer = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  scores: v.pipe(
    v.array(v.union([v.literal(UNPLAYED), v.custom<number>(isStrokeChoice)])),
    v.maxLength(MAX_HOLES),
  ),
  currentHole: v.optional(v.number()),
})

type SavedPlayer = v.InferOutput<typeof savedPlayer>

export const anyObject = v.record(v.string(), v.unknown())

/** Takes a record, returns its players in original order, each with an id and a name of their own. */
export function readPlayers(record: Record<string, unknown>): readonly Player[] {
  const original = listOf(record.originalPlayers)
  const listed = Array.isArray(record.players) ? listOf(record.players) : original
  const places = new Map(original.map(({ id }, place) => [id, place]))
  const place = ({ id }: Player) => places.get(id) ?? original.length
  const ordered = [...listed].sort((a, b) => place(a) - place(b)).slice(0, MAX_PLAYERS)
  return ordered.reduce<readonly Player[]>((kept, player) => {
    const twin = player.id === '' || kept.some(({ id }) => id === player.id)
    const id = twin ? newPlayerId([...ordered, ...kept], 0) : player.id
    return [...kept, { ...player, id, name: freeName(kept, player.name) }]
  }, [])
}

/** True when the players are all that the saved ones tell of: nobody, no name, no stroke is missing. */
export function areAllKept(
  players: readonly Player[],
  saved: { readonly players: SavedPlayer[]; readonly originalPlayers: SavedPlayer[] },
): boolean {
  const kept = new Map(players.map((player) => [player.id, player]))
  return (
    new Set(saved.players.map(({ id }) => id)).size === players.length &&
    saved.originalPlayers.every(({ id }) => kept.has(id)) &&
    saved.players.every(({ id, name, scores }) => {
      const player = kept.get(id)
      return (
        player?.name === tidyName(name) &&
        scores.every((score, index) => score === strokesOn(player, index + 1))
      )
    })
  )
}

function listOf(value: unknown): readonly Player[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    if (!v.is(anyObject, entry) || typeof entry.name !== 'string') return []
    const name = tidyName(entry.name)
    const id = typeof entry.id === 'string' ? entry.id : ''
    const scores: unknown[] = Array.isArray(entry.scores) ? entry.scores : []
    const strokes = scores
      .slice(0, MAX_HOLES)
      .map((score) => (isStrokeChoice(score) ? score : UNPLAYED))
    return name === '' ? [] : [{ id, name, strokes }]
  })
}

/** The name, or the first of "Ann 2", "Ann 3" and so on that nobody plays under. */
function freeName(players: readonly Player[], name: string): string {
  const numbered = (n: number) => (n === 1 ? name : `${name} ${n}`)
  let n = 1
  while (isNameTaken(players, numbered(n))) n += 1
  return numbered(n)
}
