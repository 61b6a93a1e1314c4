/**
 * npm run story:report [-- --check] [-- --count 300]: measures the stories of our own storyteller and prints the
 * figures beside what they must be. With --check it fails when one is missed.
 */
import { parseArgs } from 'node:util'
import { holds, type Figure } from '@moonpage/storyteller/checks/report/figure'
import { measureStories } from '@moonpage/storyteller/checks/report/report'

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, count: { type: 'string', default: '300' } },
})
const count = Number(values.count)
if (!Number.isInteger(count) || count < 1 || count > 3000)
  throw new Error(`--count ${values.count}: how many stories is a whole number from 1 to 3000`)

const shown = (value: number, unit: Figure['unit']) =>
  unit === 'count'
    ? String(Math.round(value * 100) / 100)
    : unit === 'share'
      ? `${(value * 100).toFixed(1)} %`
      : value.toFixed(value < 0.1 ? 4 : 2)

const tables = measureStories(count)
const width = Math.max(...tables.flatMap(({ figures }) => figures.map(({ name }) => name.length)))
for (const { title, figures } of tables) {
  console.log(`\n${title}`)
  for (const figure of figures) {
    const { name, value, bound, target, unit } = figure
    const sign = bound === 'most' ? '≤' : '≥'
    console.log(
      `  ${holds(figure) ? ' ' : '✗'} ${name.padEnd(width)}  ${shown(value, unit).padStart(8)}  ${sign} ${shown(target, unit)}`,
    )
  }
}
const missed = tables.flatMap(({ figures }) => figures).filter((figure) => !holds(figure))
console.log(`\n${missed.length ? `${missed.length} missed` : 'All held'}, over ${count} stories.`)
if (values.check && missed.length > 0) process.exitCode = 1
