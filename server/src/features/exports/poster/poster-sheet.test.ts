import { expect, test } from 'vitest'
import { openFontMetrics } from '../layout/font-metrics.ts'
import { mm } from '../layout/paper.ts'
import type { Box } from '../layout/sheet.ts'
import { homeKey, posterPaper, worldKey, type Poster, type PosterTile } from './poster.ts'
import { posterSheet, posterTexts } from './poster-sheet.ts'

const names = ['Zeb the fox', 'Maximilian the hedgehog', 'さくらちゃん the seal', 'محمد the owl']
const lines = ['whose hat Mila had sat on', 'who had wanted a birthday on a Tuesday, and got one', '']

const poster = (count: number, size: Poster['size']): Poster => ({
  size,
  world: 'The Land behind the Very Long Wall',
  subtitle: 'The world of Wilhelmina Anastasia O’Neil and Pip',
  picture: { key: worldKey, alt: 'The world' },
  tiles: Array.from({ length: count + 1 }, (_, index): PosterTile =>
    index === 0
      ? { picture: { key: homeKey, alt: 'Home' }, isScene: true, name: 'Home', line: 'where they sleep' }
      : {
          picture: index % 5 === 0 ? null : { key: `tile-${index}`, alt: 'A friend' },
          isScene: false,
          name: names[index % names.length] ?? '',
          line: lines[index % lines.length] ?? '',
        },
  ),
})

const jpeg = { data: Buffer.alloc(0), width: 4, height: 3 }

const isApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x + 0.1 ||
  b.x + b.width <= a.x + 0.1 ||
  a.y + a.height <= b.y + 0.1 ||
  b.y + b.height <= a.y + 0.1

test.each([
  [0, 'a3'],
  [1, 'a3'],
  [3, 'a3'],
  [7, '50x70'],
  [16, 'a3'],
  [40, 'a3'],
] as const)('a poster has room for %i friends and things on %s', async (count, size) => {
  const one = poster(count, size)
  const type = await openFontMetrics(posterTexts(one))
  const keys = [worldKey, ...one.tiles.flatMap(({ picture }) => picture?.key ?? [])]
  const { blocks } = posterSheet(type, one, new Map(keys.map((key) => [key, jpeg])))
  const paper = posterPaper[size]
  const boxes = blocks.map(({ box }) => box)
  for (const box of boxes) {
    expect(box.x).toBeGreaterThanOrEqual(10 * mm)
    expect(box.x + box.width).toBeLessThanOrEqual(paper.width - 10 * mm)
    expect(box.y).toBeGreaterThanOrEqual(8 * mm)
    expect(box.y + box.height).toBeLessThanOrEqual(paper.height - 8 * mm)
  }
  boxes.forEach((box, index) => {
    for (const other of boxes.slice(index + 1)) expect([isApart(box, other), box, other]).toContain(true)
  })
  expect(blocks.filter(({ kind }) => kind === 'picture')).toHaveLength(keys.length)
})
