// npm run chaos: checks invariants while processes, the database, disks and clocks fail. Arguments select scenarios.
// Prints how many invariants hold; the exit code is 1 if one does not.
import { parseArgs } from 'node:util'
import { lines, type Finding, type Scenario } from './chaos/report.ts'
import { scenarios } from './chaos/scenarios.ts'

const help = `npm run chaos -- [scenario …] [options]

${scenarios.map(({ name, about }) => `  ${name.padEnd(16)}${about}`).join('\n')}

  --kills 200     how often the scenario "kills" kills
  --seed 4711     the same kills again; a new one each time unless it is given
  --help
`

const {
  values: { seed: seedText = String(Date.now() % 1_000_000), kills: killsText = '200', help: showsHelp },
  positionals: names,
} = parseArgs({
  options: { seed: { type: 'string' }, kills: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
})
const [seed, kills] = [Number(seedText), Number(killsText)]
const unknown = names.find((word) => !scenarios.some(({ name }) => name === word))
if (showsHelp || unknown || !Number.isInteger(seed) || !Number.isInteger(kills) || kills < 1) {
  if (unknown) process.stderr.write(`There is no scenario ${unknown}.\n\n`)
  process.stdout.write(help)
  process.exit(showsHelp ? 0 : 1)
}

const log = (line: string) => process.stdout.write(`${line}\n`)

/** A scenario that throws counts as broken: nothing is known to hold. */
async function runScenario({ name, run }: Scenario): Promise<Finding[]> {
  try {
    return await run({ seed, kills, say: (line) => log(`  ${line}`) })
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return [{ invariant: `${name} is carried through`, seen: 'it was not', broken: [why] }]
  }
}

log(`Seed ${seed}: --seed ${seed} strikes at the same moments again.`)
const all: Finding[] = []
for (const scenario of scenarios.filter(({ name }) => names.length === 0 || names.includes(name))) {
  log(`\n${scenario.name}: ${scenario.about}`)
  const startedAt = performance.now()
  const found = await runScenario(scenario)
  for (const line of found.flatMap(lines)) log(line)
  log(`  took ${Math.round((performance.now() - startedAt) / 1000)} s`)
  all.push(...found)
}
const broken = all.filter((one) => one.broken.length > 0).length
log(`\n${all.length - broken} invariants hold, ${broken} do not`)
process.exitCode = broken > 0 ? 1 : 0
