import { readdirSync } from 'node:fs'

/** Runs every bench of scripts/bench, or those named on the command line, one after the other. */
const wanted = process.argv.slice(2)
const folder = new URL('./bench/', import.meta.url)
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -4))
  .filter((name) => wanted.length === 0 || wanted.includes(name))

for (const name of names) {
  console.log(`\n== ${name}`)
  const { default: bench } = await import(new URL(`${name}.mjs`, folder).href)
  await bench()
}
