import type { StoryList } from '@moonpage/contract/story'
import type { Figure } from '../figure.ts'
import { get, half, quantile, timeInTurn, type Times } from './request-times.ts'
import { openLibrary, type Library } from './library.ts'

const sorts = ['recent', 'popular', 'rating']
const filters = [
  'subject=fox',
  'subject=astronaut',
  'theme=courage',
  'theme=belonging',
  'age_group=6-8',
  'subject=fox&theme=courage',
  'subject=pirate&theme=belonging',
  'subject=fox&theme=courage&age_group=3-4',
  'subject=pirate&theme=belonging&age_group=7-8',
]
const searches = {
  'many have': ['the', 'a fox', 'moon'],
  'some have': ['lantern', 'kite', 'soup star', 'owl'],
  'few have': ['doglostousby', 'lost kite', 'fox dragon', 'finished map'],
  'nobody has': ['xyzzyx', 'qqq', 'how a whale and a knight sold the moon'],
  'of one or two letters': ['th', 'ju', 'zq', 'q', 'é'],
  'of signs': ['%25', '_', '...', '🦊'],
  'beside a kind': [
    'lantern&subject=astronaut',
    'the&theme=belonging',
    'xyzzyx&age_group=6-8',
    'kite&subject=fox',
  ],
}

const feed = (query: string, page = 1) => `/api/v1/public/feed?${query}&page=${page}`
const ms = (value: number) => `${value.toFixed(1)} ms`

/** Compares the medians with the smallest library. */
function against(what: string, small: Times, large: Times, sizes: readonly [number, number]): Figure {
  return {
    what,
    value: half(large) / half(small),
    target: 3,
    unit: '×',
    note: `${ms(half(large))} with ${sizes[1]} stories against ${ms(half(small))} with ${sizes[0]}; ${large.length} each`,
  }
}

/** @param libraries smallest first */
async function timeFeed(libraries: readonly Library[], often: number): Promise<Figure[]> {
  const [small, large] = [libraries[0], libraries.at(-1)] as [Library, Library]
  const sizes = [small.rows, large.rows] as const
  const figures: Figure[] = []
  for (const sort of sorts) {
    const times = await timeInTurn(libraries, () => feed(`sort_by=${sort}`), often)
    const figure = against(`feed, ${sort}`, times[0] ?? [], times.at(-1) ?? [], sizes)
    const between = libraries
      .map(({ rows }, index) => `${rows}: ${ms(half(times[index] ?? []))}`)
      .slice(1, -1)
    figures.push({ ...figure, note: [figure.note, ...between].join('; ') })
  }
  const filtered: Figure[] = []
  for (const sort of sorts)
    for (const filter of filters) {
      const query = `sort_by=${sort}&${filter}`
      // Rare categories have few stories in small libraries: a nearly empty page is no reference.
      const isFull = (await get<StoryList>(small, feed(query))).stories.length === 20
      const path = (library: Library) => feed(library === small && !isFull ? `sort_by=${sort}` : query)
      const [few = [], many = []] = await timeInTurn([small, large], path, often / 2)
      filtered.push(against(isFull ? query : `${query} against all stories`, few, many, sizes))
    }
  const slowest = filtered.toSorted((a, b) => b.value - a.value)[0] as Figure
  return [
    ...figures,
    {
      ...slowest,
      what: `feed, worst of ${filtered.length} sorts with filters`,
      note: `${slowest.what}: ${slowest.note}`,
    },
  ]
}

async function timeSearch(large: Library, often: number): Promise<Figure[]> {
  const all: Times = []
  const figures: Figure[] = []
  for (const [kind, words] of Object.entries(searches)) {
    const times: Times = []
    let slowest = { what: '', median: 0 }
    for (const search of words)
      for (const sort of sorts) {
        const [each = []] = await timeInTurn([large], () => feed(`search=${search}&sort_by=${sort}`), often)
        times.push(...each)
        if (half(each) > slowest.median) slowest = { what: `${search}, ${sort}`, median: half(each) }
      }
    times.sort((a, b) => a - b)
    all.push(...times)
    figures.push({
      what: `search for what ${kind}, p95`,
      value: quantile(times, 0.95),
      target: 50,
      unit: 'ms',
      note: `median ${ms(half(times))}; slowest ${slowest.what}: ${ms(slowest.median)}; ${times.length} answers`,
    })
  }
  all.sort((a, b) => a - b)
  const note = `median ${ms(half(all))}; ${all.length} answers, ${large.rows} stories`
  return [
    { what: 'search, p95 of all', value: quantile(all, 0.95), target: 50, unit: 'ms', note },
    ...figures,
  ]
}

async function timePages(large: Library, often: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const query of [
    ...sorts.map((sort) => `sort_by=${sort}`),
    ...filters.map((filter) => `sort_by=popular&${filter}`),
  ]) {
    const { total_pages: pages } = await get<StoryList>(large, feed(query))
    let turn = 0
    const at = [1, Math.ceil(pages / 2), pages].map((page) => Math.max(1, page))
    const times: Times[] = [[], [], []]
    for (let round = 0; round < often; round++)
      for (const [index, page] of at.entries()) {
        const [[time = 0] = []] = await timeInTurn([large], () => feed(query, page), 1)
        times[index]?.push(time)
        turn += 1
      }
    const [first = 0, middle = 0, last = 0] = times.map((each) => half(each.toSorted((a, b) => a - b)))
    figures.push({
      what: `deepest page against the first, ${query.replace('sort_by=', '').replaceAll('&', ', ')}`,
      value: last / first,
      target: 3,
      unit: '×',
      note: `page ${pages}: ${ms(last)}, page ${at[1]}: ${ms(middle)}, page 1: ${ms(first)}; ${turn / 3} each`,
    })
  }
  return figures
}

async function timeOthers(small: Library, large: Library, often: number): Promise<Figure[]> {
  const figures: Figure[] = []
  const own = large.rows / 5 > 5000 ? 5000 : large.rows / 5
  const lists: [string, string][] = [
    [`dashboard of ${own} stories`, '/api/v1/stories?page=1'],
    [
      `dashboard of ${own} stories, last page by title`,
      `/api/v1/stories?sort_by=title&page=${Math.floor(own / 12)}`,
    ],
    [`dashboard of ${own} stories, search`, '/api/v1/stories?search=lantern'],
    [`favourites, ${own} of them`, '/api/v1/stories/favorites'],
    [`favourites, ${own} of them, last page`, `/api/v1/stories/favorites?page=${Math.floor(own / 12)}`],
    [`tonight of 8 children with ${own} books`, '/api/v1/tonight'],
    ['a month, of five years of readings', '/api/v1/readings'],
    ['50 collections', '/api/v1/collections'],
    ['notifications', '/api/v1/notifications'],
    ['reported stories', '/api/v1/admin/moderation/stories'],
    ['users', '/api/v1/admin/users'],
    ['users, search', '/api/v1/admin/users?search=wil'],
    ['figures for admins', '/api/v1/admin/stats'],
    ['sitemap index', '/sitemap.xml'],
  ]
  for (const [what, path] of lists) {
    const [times = []] = await timeInTurn([large], () => path, often)
    const note = `median ${ms(half(times))}, ${large.rows} stories, ${times.length} answers`
    figures.push({ what: `${what}, p95`, value: quantile(times, 0.95), target: 50, unit: 'ms', note })
  }
  const last = Math.ceil((large.rows * 0.69) / 5000)
  const [first = []] = await timeInTurn([large], () => '/sitemap-1.xml', 5)
  const [end = []] = await timeInTurn([large], () => `/sitemap-${last}.xml`, 5)
  figures.push({
    what: 'last part of the sitemap against the first',
    value: half(end) / half(first),
    target: 3,
    unit: '×',
    note: `part ${last}: ${ms(half(end))}, part 1: ${ms(half(first))}`,
  })
  const anyStory = async (library: Library) =>
    (await get<StoryList>(library, feed('limit=1&skip=100'))).stories[0]?.id ?? ''
  const ids = new Map([
    [small, await anyStory(small)],
    [large, await anyStory(large)],
  ])
  const [few = [], many = []] = await timeInTurn(
    [small, large],
    (library) => `/api/v1/public/${ids.get(library)}`,
    often,
  )
  figures.push(against('a public story', few, many, [small.rows, large.rows]))
  return figures
}

/** Compares stored totals with counted rows. */
async function compareTotals({ db, rows }: Library): Promise<Figure> {
  const { rows: found } = await db.query<{ difference: string }>(`
    with there as (select stories, public_share(stories) as share from stories where is_public),
    counted as (select sum(share[1]) as stories, sum(share[2]) as views, sum(share[3]) as ratings, sum(share[4]) as stars from there),
    kept as (select sum(stories) as stories, sum(views) as views, sum(ratings) as ratings, sum(stars) as stars from public_totals),
    kinds as (select (select sum(stories) from feed_facet_counts) + (select coalesce(sum(change), 0) from feed_deltas) as stories),
    given as (select count(*) as ratings, sum(rating) as stars from ratings join stories on stories.id = story_id where (public_share(stories))[1] = 1)
    select abs(counted.stories - kept.stories) + abs(counted.stories - kinds.stories) + abs(counted.views - kept.views)
      + abs(counted.ratings - kept.ratings) + abs(counted.stars - kept.stars)
      + abs(given.ratings - kept.ratings) + abs(given.stars - kept.stars) as difference
    from counted, kept, kinds, given`)
  return {
    what: 'totals that are kept less those that are counted',
    value: Number(found[0]?.difference),
    target: 0,
    unit: '',
    note: `${rows} stories`,
  }
}

/** @param rows of the largest library; smaller ones are measured too, in powers of ten from a thousand */
export async function measureGrowth(rows: number): Promise<Figure[]> {
  const sizes = [1000, 10_000, 100_000].filter((size) => size < rows).concat(rows)
  const libraries: Library[] = []
  try {
    for (const size of sizes) libraries.push(await openLibrary(size))
    const [small, large] = [libraries[0], libraries.at(-1)] as [Library, Library]
    return [
      await compareTotals(large),
      ...(await timeFeed(libraries, 40)),
      ...(await timePages(large, 15)),
      ...(await timeSearch(large, 8)),
      ...(await timeOthers(small, large, 60)),
    ]
  } finally {
    for (const library of libraries) await library.close()
  }
}
