import holes from './soak/holes.mjs'
import server from './soak/server.mjs'

/**
 * `npm run soak [minutes]`: mixed load on the built server for half an hour or as long as said, then
 * 1,000 holes scored in one tab; `npm run soak server [minutes]` and `npm run soak holes` do one of
 * the two. Exits with 1 where something grew, slowed down or failed.
 */
const words = process.argv.slice(2)
const minutes = Number(words.find((word) => Number(word) > 0) ?? 30)
const wanted = (name, other) => words.includes(name) || !words.includes(other)

const held = []
if (wanted('server', 'holes')) held.push(await server(minutes))
if (wanted('holes', 'server')) held.push(await holes())
const fine = held.every(Boolean)
console.log(fine ? 'It held.' : 'It did not hold.')
process.exit(fine ? 0 : 1)
