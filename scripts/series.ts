/**
 * node scripts/series.ts [--hero SPECIES] [--name NAME] [--pronouns she] [--friend KIND] [--age 5-6] [--place forest] [--pages 10]
 * [--books 4] [--seed 1] [--out FILE] [--facts]: prints a series of the embedded storyteller as text, as a family would read it.
 * `--facts` adds to each book what it took up and what it left.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { settings, subjects, themes } from '@moonpage/contract/categories'
import { fillNames } from '@moonpage/contract/names'
import { StoryInput } from '@moonpage/contract/story-input'
import { tellSeries, type SeriesBook } from '@moonpage/storyteller/checks/tell-series'
import { randomFrom } from '@moonpage/storyteller/random'
import { catalogue } from '@moonpage/storyteller/tales/catalogue'

const { values } = parseArgs({
  options: {
    hero: { type: 'string', default: 'child' },
    name: { type: 'string', default: 'Noor' },
    pronouns: { type: 'string', default: 'she' },
    friend: { type: 'string', default: 'hedgehog' },
    age: { type: 'string', default: '5-6' },
    place: { type: 'string', default: 'forest' },
    pages: { type: 'string', default: '10' },
    books: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    facts: { type: 'boolean', default: false },
  },
})
const random = randomFrom(`${values.seed}|wishes`)
const drawn = random.shuffle(themes)
const wishes = Array.from({ length: Number(values.books) }, (_, at) =>
  StoryInput.parse({
    theme: drawn[at % drawn.length],
    setting: settings.find((one) => one === values.place),
    subject: subjects.find((one) => one === values.hero) ?? random.pick(subjects),
    age_group: values.age,
    page_count: Number(values.pages),
    hero: { name: values.name, pronouns: values.pronouns, look: { species: values.hero } },
    companion: { name: 'Otto', kind: values.friend, pronouns: 'he' },
  }),
)

const read = ({ outline, pages, known }: SeriesBook, at: number): string => {
  const fill = (text: string) => fillNames(text, outline.names)
  const facts = [
    `[${outline.tale?.tale}]`,
    ...(outline.recalls ?? []).map(
      ({ use, page_number, facts: ids }) =>
        `[page ${page_number}, ${use}: ${ids.map((id) => known.find((fact) => fact.id === id)?.later).join(' + ')}]`,
    ),
    ...(outline.leaves ?? []).map(({ kind, later }) => `[leaves ${kind}: ${later}]`),
  ]
  return [
    `# Book ${at + 1}: ${fill(outline.title)}`,
    ...pages.map(({ content }) => fill(content)),
    ...(values.facts ? [facts.join('\n')] : []),
  ].join('\n\n')
}

const books = tellSeries(wishes, { seed: values.seed, world: 'Brambleford', catalogue })
const text = `${books.map((book, at) => read(book, at)).join('\n\n\n')}\n`
await (values.out ? writeFile(values.out, text) : console.log(text))
