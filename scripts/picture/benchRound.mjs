const NAMES = ['Maya', 'Grandpa Jo', 'Leon', 'Charlotte-Amélie']
const HOLES = 18
const WARM_RUNS = 7

/** Opens the game in a fresh browser context with a finished round on one of its screens. */
export async function openRound(browser, address, screen, prepare) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.addInitScript(
    ([text]) => localStorage.setItem('mini-golf-game-state', text),
    [JSON.stringify(record(screen))],
  )
  await page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
  })
  if (prepare) await page.addInitScript(prepare)
  await page.goto(`${address}/game`)
  await page.waitForSelector('h1')
  return page
}

/** Takes what makes one picture, returning its milliseconds and bytes, and the cold one made already. */
export async function measureWarm(page, cold, makeOne) {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await page.evaluate(() => window.longTasks.splice(0))
  const before = await mainThread(client)
  const runs = []
  for (let run = 0; run < WARM_RUNS; run += 1) runs.push(await makeOne(run))
  const blocked = ((await mainThread(client)) - before) / WARM_RUNS
  const tasks = await page.evaluate(() => window.longTasks)
  await page.context().close()
  return {
    cold: Math.round(cold.ms),
    warm: Math.round(runs.map(({ ms }) => ms).sort((a, b) => a - b)[WARM_RUNS >> 1]),
    bytes: runs[0].bytes,
    'main thread': Math.round(blocked),
    'tasks over 50': tasks.length,
    'longest task': Math.round(Math.max(0, ...tasks)),
  }
}

/** Milliseconds that the page's main thread has been at work. */
async function mainThread(client) {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000
}

function record(screen) {
  const players = NAMES.map((name, place) => ({
    id: `player-${place + 1}`,
    name,
    scores: Array.from({ length: HOLES }, (_, hole) => ((hole * 5 + place * 3) % 6) + 1),
    currentHole: HOLES,
  }))
  return {
    version: 1,
    players,
    originalPlayers: players,
    currentHole: HOLES,
    totalHoles: HOLES,
    gameStarted: true,
    currentScreen: screen,
    showScorecard: screen === 'scorecard',
    showMidGameRanking: false,
    showIncompleteHoles: false,
    showIncompleteAlert: false,
    firstPlayerForHole: 'player-1',
  }
}
