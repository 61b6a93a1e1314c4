import { Drawing } from '../drawing.ts'
import { drawFigure, type Spot } from '../figures/draw-figure.ts'
import { random } from '../random.ts'
import type { Player } from './players.ts'

/** Where a figure's parts are, in its own units: looking right, feet on (0, 0). */
export type Reach = { head: Spot; hand: Spot; top: number }

const light = { dir: [0.5, 0.85], key: '#ffffff', shadow: '#000000' } as const

/** Asks the figure itself, by drawing it on scrap paper: every rig has its head somewhere else. */
export function measure(player: Player, { swims, back }: { swims: boolean; back: boolean }): Reach {
  const at = { x: 0, y: 0, scale: 1, facing: 'right', tint: (color: string) => color, swims, back } as const
  return drawFigure(new Drawing(light), player.sheet, player.member, at, random('measure'))
}
