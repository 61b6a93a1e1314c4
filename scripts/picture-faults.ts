/**
 * node scripts/picture-faults.ts [--books 60] [--seed x] [--kind floats]: tells books at random, composes their pages, and
 * counts the pages with each kind of fault. With a kind, lists its pages.
 */
import { parseArgs } from 'node:util'
import { settings, subjects, themes } from '@moonpage/contract/categories'
import { ageGroups } from '@moonpage/contract/story-input'
import { composeScene } from '../illustrator/src/compose-scene.ts'
import { describeFault, faultsOf } from '../illustrator/src/seen/picture-faults.ts'
import { randomFrom } from '../storyteller/src/random.ts'
import { tellStory } from '../storyteller/src/storyteller.ts'
import { catalogue } from '../storyteller/src/tales/catalogue.ts'

const { values } = parseArgs({
  options: {
    books: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'faults' },
    kind: { type: 'string' },
  },
})
const random = randomFrom(values.seed)
const counts = new Map<string, number>()
let [pages, faulty] = [0, 0]
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
    const faults = faultsOf(composeScene(scene, outline.cast, `${outline.seed}:${page_number}`))
    if (faults.length > 0) faulty++
    for (const kind of new Set(faults.map((one) => one.kind))) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const listed = faults.filter(({ kind }) => kind === values.kind || values.kind === 'all')
    if (listed.length === 0) continue
    const acts = (scene.acts ?? []).map(({ who, does, how }) =>
      [who, does, ...how.flatMap(({ by, what }) => [by, what])].join(' '),
    )
    console.log(
      `${book}:${page_number} ${scene.place}: ${listed.map(describeFault).join('; ')} | ${acts.join(', ')}`,
    )
  }
}
const share = (count: number) => `${count} of ${pages} pages (${((count / pages) * 100).toFixed(1)} %)`
for (const [kind, count] of [...counts].toSorted((a, b) => b[1] - a[1]))
  console.log(`${kind}: ${share(count)}`)
console.log(`Any: ${share(faulty)}`)
