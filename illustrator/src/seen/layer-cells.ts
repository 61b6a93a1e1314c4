import type { Composition } from '../compose-scene.ts'
import type { Mark } from '../drawing.ts'
import { fillCells, gridOf, strokeCells, toCells, type Clip, type Grid } from './cells.ts'
import { ellipseLine, linesOf, matrixOf, times, type Line, type Matrix } from './outline-of.ts'

/** What of a layer is on a cell, as bits: a figure's body, an arm, what it holds, the features of its face. */
export const bits = { body: 1, arm: 2, held: 4, face: 8, any: 15 } as const

/** The bits of a cell, with what a clip hides of it: it has its bits four places to the left. */
export const withClipped = (cell: number): number => (cell | (cell >> 4)) & bits.any
const named = ['body', 'arm', 'held', 'face'] as const
export type PartName = (typeof named)[number]

/** The cells of a picture: of each layer what it draws on each cell, seen or not; and what is seen there. */
export type PictureCells = {
  grid: Grid
  layers: readonly Uint8Array[]
  /** The first and the last cell of each layer; the last one is before the first where it draws nothing. */
  spans: readonly (readonly [first: number, last: number])[]
  /** 0: nothing of a layer; else (layer + 1) × 4 + part. */
  top: Uint16Array
}

/** The layer that is seen on a cell, and what of it; null for the place. */
export const seenAt = ({ top }: PictureCells, cell: number): { layer: number; part: PartName } | null =>
  partOf(top[cell]!)

/** The layer and the part that a number of `top` stands for. */
export const partOf = (id: number): { layer: number; part: PartName } | null =>
  id === 0 ? null : { layer: (id >> 2) - 1, part: named[id & 3]! }

function spanOf(drawn: Uint8Array): readonly [first: number, last: number] {
  let [first, last] = [0, drawn.length - 1]
  while (first <= last && !drawn[first]) first++
  while (last >= first && !drawn[last]) last--
  return [first, last]
}

/** Which part of its figure each element is. */
function partsIn(marks: readonly Mark[], { from, to }: Mark): Uint8Array {
  const parts = new Uint8Array(to - from)
  for (const [part, name] of named.entries())
    for (const mark of marks)
      if (part > 0 && mark.name === name && mark.from >= from && mark.to <= to)
        parts.fill(part, mark.from - from, mark.to - from)
  return parts
}

const attribute = (tag: string, name: string): string | undefined => {
  const at = tag.indexOf(` ${name}="`)
  if (at < 0) return undefined
  const from = at + name.length + 3
  return tag.slice(from, tag.indexOf('"', from))
}

const numberIn = (tag: string, name: string, other = 0): number => {
  const value = attribute(tag, name)
  return value === undefined ? other : Number(value)
}

/** The tags of markup: nearly always one. */
const tagsIn = (markup: string): readonly string[] =>
  markup.indexOf('<', 1) < 0 ? [markup] : (markup.match(/<[^>]*>/g) ?? [])

/** `clip` is around a figure, by what it is in or behind; `own` is a part of how something is drawn. */
type State = { matrix: Matrix; clip: Clip; own: Clip; opacity: number; isEvenOdd: boolean }

/** The lines of an element, in its own units. */
function linesIn(tag: string): Line[] {
  if (tag.startsWith('<path')) return linesOf(attribute(tag, 'd') ?? '')
  const [cx, cy, r] = [numberIn(tag, 'cx'), numberIn(tag, 'cy'), numberIn(tag, 'r')]
  if (tag.startsWith('<circle')) return [ellipseLine(cx, cy, r, r)]
  if (tag.startsWith('<ellipse')) return [ellipseLine(cx, cy, numberIn(tag, 'rx'), numberIn(tag, 'ry'))]
  if (!tag.startsWith('<rect')) return []
  const [x, y, w, h] = [
    numberIn(tag, 'x'),
    numberIn(tag, 'y'),
    numberIn(tag, 'width'),
    numberIn(tag, 'height'),
  ]
  return [[x, y, x + w, y, x + w, y + h, x, y + h]]
}

/** What is only light or shade, or mostly seen through, hides nothing. */
function isSolid(tag: string, { opacity }: State): boolean {
  if (tag.includes(' data-sh=') || tag.includes('mix-blend-mode') || tag.includes('="url(#r')) return false
  const own = Math.min(
    numberIn(tag, 'opacity', 1),
    numberIn(tag, 'fill-opacity', 1),
    numberIn(tag, 'stroke-opacity', 1),
  )
  return opacity * own >= 0.5
}

/** Measures which cells of the picture each layer of a composition draws on. Takes about 3 ms. */
export function cellsOf({
  drawing,
  view,
  layers,
}: Pick<Composition, 'drawing' | 'view' | 'layers'>): PictureCells {
  const { defs, body, marks } = drawing.parts()
  const grid = gridOf(view)
  const size = grid.columns * grid.rows
  const top = new Uint16Array(size)
  const base: State = { matrix: toCells(grid), clip: null, own: null, opacity: 1, isEvenOdd: false }
  const paths = new Map<string, string>()
  for (const [, id = '', d = ''] of defs.matchAll(/<clipPath id="([^"]*)"><path d="([^"]*)"/g))
    paths.set(id, d)

  const clipOf = (id: string, matrix: Matrix, before: Clip): Clip => {
    const inside = new Uint8Array(size)
    fillCells(grid, linesOf(paths.get(id) ?? ''), matrix, (cell) => {
      if (!before || before[cell]) inside[cell] = 1
    })
    return inside
  }

  const cells = layers.map((_, index) => {
    const drawn = new Uint8Array(size)
    const mark = marks.find(({ name }) => name === `layer ${index}`)
    if (!mark) return drawn
    const parts = partsIn(marks, mark)
    const figure = marks.find(({ name, from, to }) => name === 'figure' && from >= mark.from && to <= mark.to)
    const open: State[] = []
    let state = base
    for (let i = mark.from; i < mark.to; i++) {
      const part = parts[i - mark.from]!
      const bit = 1 << part
      const id = (index + 1) * 4 + part
      for (const tag of tagsIn(body[i]!)) {
        if (tag.startsWith('</g')) state = open.pop() ?? base
        else if (tag.startsWith('<g')) {
          open.push(state)
          state = within(tag, state, figure !== undefined && i < figure.from)
        } else if (isSolid(tag, state)) {
          const { clip, own } = state
          const draw = (cell: number) => {
            if (own && !own[cell]) return
            if (clip && !clip[cell]) return void (drawn[cell]! |= bit << 4)
            drawn[cell]! |= bit
            top[cell] = id
          }
          const lines = linesIn(tag)
          if (attribute(tag, 'fill') !== 'none') fillCells(grid, lines, state.matrix, draw, state.isEvenOdd)
          if ((attribute(tag, 'stroke') ?? 'none') !== 'none')
            strokeCells(grid, lines, numberIn(tag, 'stroke-width', 1), state.matrix, draw)
        }
      }
    }
    return drawn
  })
  return { grid, layers: cells, spans: cells.map(spanOf), top }

  function within(tag: string, state: State, isAround: boolean): State {
    const transform = attribute(tag, 'transform')
    const id = attribute(tag, 'clip-path')?.slice(5, -1)
    const matrix = transform ? times(state.matrix, matrixOf(transform)) : state.matrix
    return {
      matrix,
      clip: id && isAround ? clipOf(id, matrix, state.clip) : state.clip,
      own: id && !isAround ? clipOf(id, matrix, state.own) : state.own,
      opacity: state.opacity * numberIn(tag, 'opacity', 1),
      isEvenOdd: state.isEvenOdd || tag.includes('evenodd'),
    }
  }
}
