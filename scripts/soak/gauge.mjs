/** Loaded into the server's process before the server: tells its parent, when asked, what is left after a collection. */
process.on('message', async () => {
  // What a first collection finds unused, such as bytes outside the heap, a second one lets go.
  globalThis.gc()
  await new Promise((resolve) => setTimeout(resolve, 200))
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  const resources = process.getActiveResourcesInfo().length
  process.send({ heap: heapUsed / 2 ** 20, external: external / 2 ** 20, resources })
})
// Listening to its parent must not keep a server alive that wants to stop.
process.channel.unref()
