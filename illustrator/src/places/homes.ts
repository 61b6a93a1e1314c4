import type { PaintPlace } from './parts/brush.ts'
import { room } from './homes/room.ts'
import { hammock, heap, hillside, litWindow } from './homes/sleep.ts'

/** Places that every setting has, beside `bedside`. */
export const homes = {
  indoors: room,
  heap,
  hillside,
  hammock,
  'lit-window': litWindow,
} satisfies Record<string, PaintPlace>
