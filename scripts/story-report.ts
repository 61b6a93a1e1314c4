/**
 * npm run story:report [-- --check] [-- --count 300]: measures the stories of the embedded storyteller and prints the
 * figures with their limits. With --check it fails if a limit is violated that is no goal for later (·).
 */
import { parseArgs } from 'node:util'
import { ledgerFigures, measureStories } from '@moonpage/storyteller/checks/report/report'
import { printTables } from './lib/print-tables.ts'

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, count: { type: 'string', default: '300' } },
})
const count = Number(values.count)
if (!Number.isInteger(count) || count < 1 || count > 3000)
  throw new Error(`--count ${values.count}: how many stories is a whole number from 1 to 3000`)

/** Reads as many bindings as `npm run test:nightly`. */
const every = 31
const missed = printTables([{ title: 'Ledger', figures: ledgerFigures(every) }, ...measureStories(count)])
console.log(`\n${missed ? `${missed} missed` : 'All held'}, over ${count} stories.`)
if (values.check && missed > 0) process.exitCode = 1
