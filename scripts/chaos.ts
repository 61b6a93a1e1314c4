// npm run chaos: what the site promises, while its processes, its database, its disk and its clock fail.
// With words only these scenarios. Ends with how many invariants hold; with code 1 when one does not.
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
  values: { seed: seedWord = String(Date.now() % 1_000_000), kills: killsWord = '200', help: isAsked },
  positionals: words,
} = parseArgs({
  options: { seed: { type: 'string' }, kills: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
})
const [seed, kills] = [Number(seedWord), Number(killsWord)]
const unknown = words.find((word) => !scenarios.some(({ name }) => name === word))
if (isAsked || unknown || !Number.isInteger(seed) || !Number.isInteger(kills) || kills < 1) {
  if (unknown) process.stderr.write(`There is no scenario ${unknown}.\n\n`)
  process.stdout.write(help)
  process.exit(isAsked ? 0 : 1)
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** One that cannot be carried through is broken: nothing is known to hold. */
async function carriedOut({ name, run }: Scenario): Promise<Finding[]> {
  try {
    return await run({ seed, kills, say: (line) => say(`  ${line}`) })
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return [{ invariant: `${name} is carried through`, seen: 'it was not', broken: [why] }]
  }
}

say(`Seed ${seed}: --seed ${seed} strikes at the same moments again.`)
const all: Finding[] = []
for (const scenario of scenarios.filter(({ name }) => words.length === 0 || words.includes(name))) {
  say(`\n${scenario.name}: ${scenario.about}`)
  const began = performance.now()
  const found = await carriedOut(scenario)
  for (const line of found.flatMap(lines)) say(line)
  say(`  took ${Math.round((performance.now() - began) / 1000)} s`)
  all.push(...found)
}
const broken = all.filter((one) => one.broken.length > 0).length
say(`\n${all.length - broken} invariants hold, ${broken} do not`)
process.exitCode = broken > 0 ? 1 : 0
