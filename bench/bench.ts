// npm run bench: measures the claims about speed and size on this machine.
// Arguments select parts: npm run bench start, books, bytes, models, narration.
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { callAs } from '../e2e/create-stories.ts'
import { budgets, type Kind, weighPages } from '../e2e/page-bytes.ts'
import { removeFolder, startApp, type AppProcess } from '../scripts/lib/app-process.ts'
import { findBrowser } from '../scripts/lib/browser.ts'
import { signUpAt } from '../scripts/lib/parent.ts'
import { measureBooks } from './books.ts'
import { measureBrowser } from './browser/browser.ts'
import { isReached, line, type Figure } from './figure.ts'
import { measureFreshClone } from './fresh-clone.ts'
import { measureGrowth } from './growth/growth.ts'
import { measureModels } from './models.ts'
import { measureNarration } from './narration.ts'
import { measureThroughput } from './throughput/throughput.ts'

async function withApp(measure: (app: AppProcess) => Promise<Figure[]>): Promise<Figure[]> {
  const app = await startApp()
  try {
    return await measure(app)
  } finally {
    await app.stop()
    removeFolder(app.dataDir)
  }
}

const books = () => withApp(async (app) => measureBooks(app.url, app.pid, await signUpAt(app.url)))

const narration = () => withApp(async (app) => measureNarration(app.url, app.pid, await signUpAt(app.url)))

const bytes = () =>
  withApp(async (app) => {
    const parent = await signUpAt(app.url)
    const { id } = await parent.create({
      subject: 'fox',
      theme: 'courage',
      setting: 'forest',
      max_images: 1,
    })
    await parent.waitFor(id)
    await callAs(parent, `${app.url}/api/v1/public/${id}/share`, 'POST')
    const { executablePath, args } = await findBrowser()
    const browser = await chromium.launch({ executablePath, args })
    const pages = await weighPages(browser, app.url, parent, id).finally(() => browser.close())
    return Object.entries(pages).flatMap(([page, weight]) =>
      Object.entries(budgets).map(([kind, most]): Figure => ({
        what: `first visit, ${page}: ${kind}`,
        value: weight[kind as Kind] / 1000,
        target: most / 1000,
        unit: 'kB',
      })),
    )
  })

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '1000000' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

const parts: Record<string, () => Promise<Figure[]>> = {
  start: measureFreshClone,
  books,
  bytes,
  models: measureModels,
  narration,
  throughput: measureThroughput,
  // A million stories, or `--rows`.
  growth: () => measureGrowth(Number(values.rows)),
  browser: () => withApp(measureBrowser),
}

if (values.help) {
  console.log(
    `npm run bench -- [PART …] [--rows 1000000]\n\nThe parts are: ${Object.keys(parts).join(', ')}.`,
  )
  process.exit()
}
const unknown = names.find((word) => !(word in parts))
if (unknown) {
  console.error(`npm run bench knows no part ${unknown}. The parts are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
console.log(
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}\n`,
)
let missed = 0
for (const [name, part] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue
  for (const figure of await part()) {
    console.log(line(figure))
    if (!isReached(figure)) missed += 1
  }
}
process.exitCode = missed > 0 ? 1 : 0
