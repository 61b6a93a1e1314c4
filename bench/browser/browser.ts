import type { AppProcess } from '../../scripts/lib/app-process.ts'
import { findBrowser } from '../../scripts/lib/browser.ts'
import { median, type Figure } from '../figure.ts'
import { bringLighthouse, type Lighthouse, type Result } from './bring-lighthouse.ts'
import { fillPublicShelf } from './public-shelf.ts'

/** Runs per page, of which the median counts. LIGHTHOUSE_RUNS sets another number, for quick trials. */
const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5)

const scores = [
  { id: 'performance', target: 99 },
  { id: 'accessibility', target: 100 },
  { id: 'best-practices', target: 100 },
  { id: 'seo', target: 100 },
]
const metrics = [
  { id: 'first-contentful-paint', name: 'FCP', target: 1.6, unit: 's', per: 1000 },
  { id: 'largest-contentful-paint', name: 'LCP', target: 1.6, unit: 's', per: 1000 },
  { id: 'cumulative-layout-shift', name: 'CLS', target: 0, unit: '', per: 1 },
  { id: 'total-blocking-time', name: 'TBT', target: 50, unit: 'ms', per: 1 },
  { id: 'speed-index', name: 'Speed Index', target: 1.6, unit: 's', per: 1000 },
] as const

/**
 * Measures the landing pages for visitors from search engines with Lighthouse's default phone (simulated slow 4G, four
 * times slower CPU), each in a fresh browser.
 */
export async function measureBrowser(app: AppProcess): Promise<Figure[]> {
  const tool = await bringLighthouse()
  const id = await fillPublicShelf(app.url)
  const pages = { '/': '/', '/public': '/public', reader: `/public/story/${id}/page/1` }
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const results: Result[] = []
    for (let run = 0; run < runs; run += 1) results.push(await openOnce(tool, app.url + path))
    figures.push(...figuresOf(`Lighthouse ${tool.version} ${name}`, results))
    for (const audit of failingIn(results)) console.log(`        ${name}: ${audit}`)
  }
  return figures
}

async function openOnce({ lighthouse, launch }: Lighthouse, url: string): Promise<Result> {
  const { executablePath, args } = await findBrowser()
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless', ...args] })
  try {
    const onlyCategories = scores.map((score) => score.id)
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories })
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
    if (result.lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${result.lhr.runtimeError.message}`)
    return result
  } finally {
    chrome.kill()
  }
}

function figuresOf(what: string, results: Result[]): Figure[] {
  const spread = (values: number[], digits: number) =>
    `${runs} runs, ${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`
  return [
    ...scores.map(({ id, target }): Figure => {
      const values = results.map(({ lhr }) => Math.round((lhr.categories[id]?.score ?? 0) * 100))
      return {
        what: `${what}: ${id}`,
        value: median(values),
        target,
        unit: '',
        bound: 'least',
        note: spread(values, 0),
      }
    }),
    ...metrics.map(({ id, name, target, unit, per }): Figure => {
      const values = results.map(({ lhr }) => (lhr.audits[id]?.numericValue ?? Number.NaN) / per)
      return { what: `${what}: ${name}`, value: median(values), target, unit, note: spread(values, 3) }
    }),
  ]
}

/** The audits that reduced a score, once each. Metrics have their own figures. */
function failingIn(results: Result[]): string[] {
  const found = new Map<string, string>()
  for (const { lhr } of results)
    for (const { id: category } of scores)
      for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
        const audit = lhr.audits[id]
        const isMetric = metrics.some((metric) => metric.id === id)
        if (weight > 0 && !isMetric && audit?.score !== null && (audit?.score ?? 1) < 1)
          found.set(id, `${category} fails ${id}: ${audit?.title}`)
      }
  return [...found.values()]
}
