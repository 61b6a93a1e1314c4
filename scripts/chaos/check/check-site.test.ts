import { expect, test } from 'vitest'
import { registers, type Operation } from '../history/history.ts'
import { checkSite, type Evidence } from './check-site.ts'
import { editOf } from './lost-writes.ts'

const op = (register: string, value: string, change: Partial<Operation> = {}): Operation => ({
  register,
  values: [value],
  beganAt: 1000,
  endedAt: 1010,
  outcome: 'done',
  status: 200,
  ...change,
})

const files = (stem: string) => [480, 960, 1536].map((width) => `${stem}-${width}.webp`)

const call = (purpose: 'outline' | 'pages' | 'picture', keys: string[]) => ({
  purpose,
  keys,
  beganAt: 500,
  endedAt: 600,
  isWhole: true,
})

/** Evidence that satisfies every invariant: a public story, edited, rated, reported and favorited. */
function consistentEvidence(): Evidence {
  const words = editOf('m2', [1])
  return {
    history: {
      operations: [
        op(registers.story('k1'), 's1'),
        op(registers.words('s1'), 'm1'),
        op(registers.words('s1'), 'm2', { beganAt: 2000, endedAt: 2010 }),
        op(registers.public('s1'), 'yes'),
        op(registers.link('s1'), 'token1'),
        op(registers.rating('p2', 's1'), '4'),
        op(registers.favorite('p2', 's1'), 'yes'),
        op(registers.report('p2', 's1'), 'odd'),
        op(registers.story('k2'), 's2'),
        op(registers.deleted('s2'), 'yes'),
      ],
      faults: [{ what: 'a worker', at: 10_000, backAt: 11_000 }],
      looks: [{ at: 700, keys: ['outline Quill', 'page Quill 1', 'page Quill 2', 'picture Quill 1'] }],
    },
    dump: {
      stories: [
        {
          id: 's1',
          key: 'k1',
          title: words.title,
          summary: words.summary,
          generation_status: 'completed',
          page_count: 2,
          is_public: true,
          is_findable: true,
          rating_count: 1,
          rating_sum: 4,
        },
      ],
      pages: [
        {
          story_id: 's1',
          page_number: 1,
          content: words.story_pages[0]?.content ?? '',
          has_image: true,
          image_key: 'stem1',
          sketch_key: 'drawn1',
        },
        {
          story_id: 's1',
          page_number: 2,
          content: 'Told.',
          has_image: false,
          image_key: null,
          sketch_key: null,
        },
      ],
      draftPages: [],
      drafts: [],
      ratings: [{ story_id: 's1', account_id: 'p2', rating: 4 }],
      favorites: [{ story_id: 's1', account_id: 'p2' }],
      reports: [{ story_id: 's1', reporter_id: 'p2', reason: 'odd', snapshot_id: 'shot1' }],
      links: [{ story_id: 's1', token: 'token1' }],
      snapshots: [{ id: 'shot1', story_id: 's1', stems: ['copy1'], isCopied: true }],
      notifications: [{ story_id: 's1', kind: 'story_finished' }],
      generations: [{ story_id: 's1' }],
      calls: [
        { purpose: 'outline', count: 1 },
        { purpose: 'pages', count: 1 },
        { purpose: 'picture', count: 1 },
      ],
      spendCalls: 3,
      totals: { stories: 1, ratings: 1, stars: 4 },
      jobs: [{ name: 'clean-up', state: 'created', isDue: false, stems: [] }],
    },
    files: [...files('stem1'), 'drawn1.webp', ...files('copy1')],
    calls: [
      call('outline', ['outline Quill']),
      call('pages', ['page Quill 1', 'page Quill 2']),
      call('picture', ['picture Quill 1']),
    ],
  }
}

const broken = (evidence: Evidence) => checkSite(evidence).flatMap((verdict) => verdict.broken)
const story = ({ dump }: Evidence) => dump.stories[0]!
const page = ({ dump }: Evidence) => dump.pages[0]!

test('consistent evidence breaks no invariant', () => {
  expect(broken(consistentEvidence())).toEqual([])
})

const defects: Record<string, [introduce: (run: Evidence) => void, message: RegExp]> = {
  'a lost story': [({ dump }) => dump.stories.splice(0), /story k1, acknowledged as s1, is not there/],
  'a deleted story that is back': [
    (run) =>
      run.dump.stories.push({
        ...story(run),
        id: 's2',
        key: 'k2',
        is_findable: false,
        rating_count: 0,
        rating_sum: 0,
      }),
    /deleted s2 is no and not yes/,
  ],
  'a story made twice for one key': [
    ({ history }) => history.operations.push(op(registers.story('k1'), 's9')),
    /acknowledged as several stories: s1, s9/,
  ],
  'a story of nobody': [
    (run) => run.dump.stories.push({ ...story(run), id: 's3', key: null }),
    /story s3 was asked for by nobody/,
  ],
  'a lost edit': [
    (run) => {
      const { title, summary, story_pages: pages } = editOf('m1', [1])
      Object.assign(story(run), { title, summary })
      page(run).content = pages[0]?.content ?? ''
    },
    /words s1 is m1 and not m2/,
  ],
  'an edit in pieces': [(run) => (story(run).title = 'Told anew m1'), /words s1 is in pieces \(m1, m2\)/],
  'a lost publication': [
    (run) => Object.assign(story(run), { is_public: false, is_findable: false }),
    /public s1 is no and not yes/,
  ],
  'a lost link': [({ dump }) => dump.links.splice(0), /link s1 is none and not token1/],
  'a lost rating': [({ dump }) => dump.ratings.splice(0), /rating s1 p2 is none and not 4/],
  'a lost favourite': [({ dump }) => dump.favorites.splice(0), /favorite s1 p2 is no and not yes/],
  'a lost report': [({ dump }) => dump.reports.splice(0), /report s1 p2 is none and not odd/],
  'a rejected write that was applied': [
    ({ history }) =>
      (history.operations = history.operations.map((one) =>
        one.register.startsWith('rating') ? { ...one, outcome: 'refused', status: 404 } : one,
      )),
    /rating s1 p2 is 4 and not none/,
  ],
  'an unfinished story': [(run) => (story(run).generation_status = 'generating'), /story s1 is generating/],
  'a missing page': [({ dump }) => dump.pages.pop(), /story s1 has the pages 1 of 2/],
  'a missing picture': [(run) => (page(run).image_key = null), /story s1 lacks 1 pictures/],
  'a story with two notifications': [
    ({ dump }) => dump.notifications.push({ story_id: 's1', kind: 'story_finished' }),
    /story s1 was told of 2 times/,
  ],
  'a generation that was not counted': [
    ({ dump }) => dump.generations.splice(0),
    /story s1 was begun 0 times/,
  ],
  'a leftover draft': [({ dump }) => dump.drafts.push('s1'), /story s1 has a draft/],
  'a stuck job': [
    ({ dump }) => dump.jobs.push({ name: 'generate-story', state: 'retry', isDue: true, stems: [] }),
    /a job generate-story sticks, retry/,
  ],
  'a failed job': [
    ({ dump }) => dump.jobs.push({ name: 'generate-story', state: 'failed', isDue: true, stems: [] }),
    /a job generate-story is failed/,
  ],
  'a snapshot of no report': [
    ({ dump }) => dump.snapshots.push({ id: 'shot2', story_id: 's2', stems: [], isCopied: true }),
    /snapshot shot2 belongs to no report/,
  ],
  'a drifted count': [(run) => (story(run).rating_count = 2), /ratings of story s1: 2 is kept, 1 are there/],
  'drifted stars': [(run) => (story(run).rating_sum = 5), /stars of story s1: 5 is kept, 4 are there/],
  'drifted totals': [({ dump }) => (dump.totals.stories = 2), /public stories: 2 is kept, 1 are there/],
  'a drifted bill': [({ dump }) => (dump.spendCalls = 4), /sums of the days: 4 is kept, 3 are there/],
  'an orphan file': [
    ({ files: storedFiles }) => storedFiles.push(...files('stem9')),
    /file stem9-480.webp belongs to no row/,
  ],
  'a lost file': [
    ({ files: storedFiles }) => storedFiles.shift(),
    /file stem1-480.webp is named by a row and is not there/,
  ],
  'a lost drawing': [
    (run) => (run.files = run.files.filter((file) => file !== 'drawn1.webp')),
    /file drawn1.webp/,
  ],
  'a page requested again': [
    ({ calls }) => calls.push({ ...call('pages', ['page Quill 2']), beganAt: 800, isWhole: false }),
    /page Quill 2 was stored, and asked for again 100 ms later/,
  ],
  'a response that was not recorded': [
    ({ calls }) => calls.push(call('picture', ['picture Other 1'])),
    /picture: 1 answers are written down, 2 came, 0 of them into a fault/,
  ],
  'a recorded response that was never sent': [
    ({ calls }) => calls.pop(),
    /picture: 1 answers are written down, 0 came/,
  ],
}

test.each(Object.entries(defects))('finds %s', (_, [introduce, message]) => {
  const run = consistentEvidence()
  introduce(run)
  expect(broken(run).join('\n')).toMatch(message)
})

test('an unanswered write may exist or not, and may be applied after a slightly later one', () => {
  const lost = (change: Partial<Operation>) => {
    const run = consistentEvidence()
    run.history.operations.push(
      op(registers.rating('p2', 's1'), '5', { outcome: 'unknown', status: 503, ...change }),
    )
    return run
  }
  const landed = (run: Evidence) => {
    run.dump.ratings[0]!.rating = 5
    Object.assign(story(run), { rating_sum: 5 })
    run.dump.totals.stars = 5
    return run
  }
  const later = { beganAt: 3000, endedAt: 3010 }
  expect(broken(lost(later))).toEqual([])
  expect(broken(landed(lost(later)))).toEqual([])
  const longBefore = landed(lost({ beganAt: -60_000, endedAt: -59_990 }))
  expect(broken(longBefore)).toEqual(['rating s1 p2 is 5 and not 4'])
})

test('a response during a fault need not be recorded', () => {
  const run = consistentEvidence()
  run.calls.push({ ...call('picture', ['picture Other 1']), beganAt: 9900, endedAt: 10_100 })
  expect(broken(run)).toEqual([])
})

test('a file that a pending job will remove is not an orphan', () => {
  const run = consistentEvidence()
  run.files.push(...files('gone'))
  run.dump.jobs.push({ name: 'remove-pictures', state: 'created', isDue: false, stems: ['gone'] })
  expect(broken(run)).toEqual([])
})
