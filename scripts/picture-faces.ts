/**
 * node scripts/picture-faces.ts [--books 60] [--seed x]: tells books at random, draws their pages, and counts the pages
 * on which somebody's face is covered by more than a tenth, or a hand is off what it holds by more than 2 % of the width.
 */
import { parseArgs } from 'node:util'
import { settings, subjects, themes } from '@moonpage/contract/categories'
import { ageGroups } from '@moonpage/contract/story-input'
import { look, mayBeCovered } from '../illustrator/src/seen.ts'
import { randomFrom } from '../storyteller/src/random.ts'
import { tellStory } from '../storyteller/src/storyteller.ts'
import { catalogue } from '../storyteller/src/tales/catalogue.ts'

const { values } = parseArgs({
  options: { books: { type: 'string', default: '60' }, seed: { type: 'string', default: 'faces' } },
})
const random = randomFrom(values.seed)
const found: { share: number; line: string }[] = []
let [pages, covered, missed] = [0, 0, 0]
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
    const { faces, hands } = look(scene, outline.cast, `${outline.seed}:${page_number}`)
    const hidden = faces.filter(({ act, covered: share }) => !mayBeCovered(act) && share > 0.1)
    const off = hands.filter(({ far }) => far > 2)
    if (hidden.length > 0) covered++
    if (off.length > 0) missed++
    const acts = (scene.acts ?? []).map(({ who, does, how }) =>
      [who, does, ...how.flatMap(({ by, what }) => [by, what])].join(' '),
    )
    for (const { who, covered: share, by } of hidden) {
      const [most] = Object.entries(by).toSorted((a, b) => b[1] - a[1])
      found.push({
        share,
        line: `${Math.round(share * 100)} % of ${who} by ${most?.[0]}: ${acts.join(', ')}`,
      })
    }
    for (const { who, thing, far } of off)
      found.push({ share: far / 100, line: `${who} ${far.toFixed(1)} % off ${thing}: ${acts.join(', ')}` })
  }
}
for (const { line } of found.toSorted((a, b) => b.share - a.share)) console.log(line)
const of = (count: number) => `${count} of ${pages} pages (${((count / pages) * 100).toFixed(1)} %)`
console.log(`A face is covered on ${of(covered)}, a hand off on ${of(missed)}.`)
