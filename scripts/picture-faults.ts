/**
 * node scripts/picture-faults.ts [--books 60] [--seed x] [--kind floats|left|changed]: tells books at random, composes their
 * pages, and counts the pages with each kind of fault in the first staging and in the chosen one. Lists the pages with a
 * kind, with faults that no staging mends, or whose staging was changed.
 */
import { parseArgs } from 'node:util'
import { settings, subjects, themes } from '@moonpage/contract/categories'
import { ageGroups } from '@moonpage/contract/story-input'
import { chooseStaging } from '../illustrator/src/choose-staging.ts'
import { describeFault } from '../illustrator/src/seen/picture-faults.ts'
import { unchanged } from '../illustrator/src/staging/acts/changes.ts'
import type { PictureFault } from '../illustrator/src/seen/fault.ts'
import { randomFrom } from '../storyteller/src/random.ts'
import { tellStory } from '../storyteller/src/storyteller.ts'
import { catalogue } from '../storyteller/src/tales/catalogue.ts'
import { describeActs } from './tale/describe-shown.ts'

const { values } = parseArgs({
  options: {
    books: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'faults' },
    kind: { type: 'string' },
  },
})
const random = randomFrom(values.seed)
const counts = new Map<string, [first: number, chosen: number]>()
const count = (faults: readonly PictureFault[], at: 0 | 1) => {
  for (const kind of new Set(['any', ...faults.map((one) => one.kind)])) {
    if (kind === 'any' && faults.length === 0) continue
    const both = counts.get(kind) ?? [0, 0]
    both[at]++
    counts.set(kind, both)
  }
}
const words = (faults: readonly PictureFault[]) => faults.map(describeFault).join('; ')
let [pages, stagings, time] = [0, 0, 0]
for (let book = 0; book < Number(values.books); book++) {
  const input = {
    subject: random.pick(subjects),
    theme: random.pick(themes),
    setting: random.pick(settings),
    age_group: random.pick(ageGroups),
    story_attributes: [],
    page_count: 10,
    max_images: 10,
    avoid: [],
  }
  const { outline, pages: told } = tellStory(input, `${values.seed}-${book}`, catalogue)
  for (const { page_number, scene } of told) {
    pages++
    const start = process.cpuUsage()
    const { first, faults, tried, restaging } = chooseStaging(
      scene,
      outline.cast,
      `${outline.seed}:${page_number}`,
    )
    const used = process.cpuUsage(start)
    time += (used.user + used.system) / 1000
    stagings += tried
    count(first, 0)
    count(faults, 1)
    const isListed = {
      left: faults.length > 0,
      changed: restaging !== unchanged,
    }[values.kind ?? '']
    if (!(isListed ?? [...first, ...faults].some(({ kind }) => kind === values.kind))) continue
    console.log(
      `${book}:${page_number} ${scene.place}: ${words(first)} → ${words(faults) || 'none'} | ${describeActs(scene.acts ?? [])}`,
    )
  }
}
const share = (many: number) => `${((many / pages) * 100).toFixed(1)} %`
for (const [kind, [first, chosen]] of [...counts].toSorted((a, b) => b[1][0] - a[1][0]))
  console.log(`${kind}: ${first} → ${chosen} of ${pages} pages (${share(first)} → ${share(chosen)})`)
console.log(`${(stagings / pages).toFixed(2)} stagings and ${(time / pages).toFixed(1)} ms a page`)
