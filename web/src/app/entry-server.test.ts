// @vitest-environment node
import type { Story, StoryList, StorySummary } from '@moonpage/contract/story'
import { expect, test } from 'vitest'
import { renderOnServer } from './entry-server.tsx'

/** A public story as strangers read it. */
const card: StorySummary = {
  id: '0190b0a0-0000-7000-8000-000000000000',
  slug: '',
  title: 'The Fox & the Bell',
  summary: 'A fox follows <a> bell.',
  owner_id: null,
  is_owner: false,
  subject: 'fox',
  hero_species: null,
  theme: 'courage',
  setting: 'forest',
  age_group: '5-6',
  story_attributes: [],
  page_count: 4,
  max_images: 1,
  preview_image_url: '/static/images/bell-960.webp',
  preview_image_srcset: '/static/images/bell-480.webp 480w, /static/images/bell-960.webp 960w',
  preview_image_focus: null,
  preview_image_alt: 'A fox with a bell.',
  opening: '',
  is_public: true,
  is_shared: false,
  is_favorited: false,
  share_token: null,
  share_url: null,
  share_expires_at: null,
  share_includes_names: null,
  generation_status: 'completed',
  generation_progress: 100,
  generation_error: null,
  created_at: '2026-11-22T19:00:00.000Z',
  average_rating: 0,
  rating_count: 0,
  view_count: 0,
  moderation_status: 'clear',
  moderation_note: null,
  can_appeal: false,
}

const idAt = (place: number) => card.id.slice(0, -2) + String(place).padStart(2, '0')

/** Page 2 of three, of twenty stories each. */
const feed: StoryList = {
  stories: Array.from({ length: 20 }, (_, place) => ({ ...card, id: idAt(place), title: `Story ${place}` })),
  page: 2,
  page_size: 20,
  total: 50,
  total_pages: 3,
  has_next: true,
  has_previous: true,
}

const { opening: _, ...ofStory } = card
const story: Story = {
  ...ofStory,
  dedication: null,
  hero: null,
  story_pages: [1, 2, 3, 4].map((page_number) => ({
    page_number,
    content: `The bell rang on page ${page_number}.\n“Who is there?” said the fox & the owl.`,
    has_image: false,
    image_url: null,
    image_srcset: null,
    image_focus: null,
    image_alt: null,
    sketch_url: null,
  })),
}

const linksIn = (html: string) =>
  new Set([...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href))
const bookPath = (page: number) => `/public/story/${card.id}/page/${page}`

test('the feed says each story with a link to it, and leads to its other pages', () => {
  const { html } = renderOnServer({ pathname: '/public', search: '?page=2' }, { feed }, false)
  const links = linksIn(html)
  for (const { id, title } of feed.stories) {
    expect(html).toContain(title)
    expect(links).toContain(`/public/story/${id}/page/1`)
  }
  expect(html).toContain('A fox follows &lt;a&gt; bell.')
  for (const path of ['/public', '/public?page=3']) expect(links).toContain(path)
  expect(html).toMatch(/<a [^>]*>Previous<\/a>/)
  expect(html).toMatch(/<a [^>]*>Next<\/a>/)
})

test('a picture below the first screen, and its icons, wait for the scripts; so does what is typed', () => {
  const { html } = renderOnServer({ pathname: '/public', search: '' }, { feed: { ...feed, page: 1 } }, false)
  const pictures = html.replaceAll(/<noscript>.*?<\/noscript>/g, '').match(/<img [^>]*>/g) ?? []
  expect(pictures).toHaveLength(20)
  expect(pictures[0]).toContain('fetchPriority="high"')
  // A phone's size comes last, and is a pixel.
  expect(pictures[1]).toMatch(/srcSet="data:image\/gif[^"]* 9w, \/static.*sizes="[^"]*, 1px"/)
  for (const further of pictures.slice(2)) expect(further).not.toContain('/static/images/')
  // Where there are no scripts, they wait for nothing.
  const waiting = [...html.matchAll(/<noscript>(.*?)<\/noscript>/g)].map(([, img]) => img)
  expect(waiting).toHaveLength(19)
  for (const img of waiting) expect(img).toContain(`src="${card.preview_image_url}"`)
  expect(html.match(/<use href=/g)).toHaveLength(3)
  expect(html).toMatch(/<input [^>]*readOnly=""/)
  expect(html.match(/<select disabled=""/g)).toHaveLength(2)
})

test('each page of a book has its text, and a link to every other', () => {
  for (const { page_number: page } of story.story_pages) {
    const { html } = renderOnServer({ pathname: bookPath(page), search: '' }, { story }, false)
    expect(html).toMatch(/<h1[^>]*>The Fox &amp; the Bell<\/h1>/)
    expect(html).toContain(`The bell rang on page ${page}.`)
    expect(html).toContain('“Who is there?” said the fox &amp; the owl.')
    const links = linksIn(html)
    for (const path of [1, 2, 3, 4].map(bookPath)) expect(links).toContain(path)
    expect(links).toContain('/public')
    const turns = [...html.matchAll(/<(\w+) [^>]*aria-label="(Previous|Next)"/g)].map((match) => match[1])
    expect(turns).toEqual([page === 1 ? 'button' : 'a', page === 4 ? 'button' : 'a'])
  }
})

test('the cover has title and summary, and leads into the book', () => {
  const { html } = renderOnServer({ pathname: `/public/story/${card.id}`, search: '' }, { story }, false)
  expect(html).toContain('The Fox &amp; the Bell')
  expect(html).toContain('A fox follows &lt;a&gt; bell.')
  expect(linksIn(html)).toContain(bookPath(1))
})

test('nothing is rendered of what was not read, and behind the gate nothing but the gate', () => {
  for (const pathname of [
    '/',
    '/public',
    `/public/story/${card.id}`,
    bookPath(1),
    '/shared/token',
    '/dashboard',
  ])
    expect(renderOnServer({ pathname, search: '' }, {}, false).html, pathname).toBe('')
  const { html } = renderOnServer({ pathname: bookPath(1), search: '' }, { story, feed }, true)
  expect(html).toContain('Coming Soon!')
  expect(html).not.toContain('bell')
})
