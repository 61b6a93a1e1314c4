import type { Prop, Thing } from '@moonpage/storyteller/scene'
import type { Drawing } from '../drawing.ts'
import { n1 } from '../path.ts'
import type { Random } from '../random.ts'
import { builtProps } from './built.ts'
import { brambleProps } from './brambles.ts'
import { creatureProps } from './creatures.ts'
import { findProps } from './finds.ts'
import { foodProps } from './food.ts'
import { groundProps } from './ground.ts'
import { householdProps } from './household.ts'
import { landmarkProps } from './landmarks.ts'
import { lightProps } from './light.ts'
import { natureProps } from './nature.ts'
import { paperProps } from './paper.ts'
import { Pen } from './pen.ts'
import { oddments } from './oddments.ts'
import { outingProps } from './outings.ts'
import { outdoorProps } from './outdoors.ts'
import { pitProps } from './pit.ts'
import { supperProps } from './supper.ts'
import { wardrobeProps } from './wardrobe.ts'
import { workshopProps } from './workshop.ts'
import { playProps } from './play.ts'
import type { PropDrawing, PropInfo } from './prop-drawing.ts'
import { smallAnimals } from './small-animals.ts'
import { recolored } from './recolor.ts'
import { soundProps } from './sound.ts'
import { stoneProps } from './stone.ts'
import { toolProps } from './tools.ts'
import { vehicleProps } from './vehicles.ts'
import { moreTaleThings } from './more-tale-things.ts'
import { toyBlocks } from './toy-blocks.ts'
import { taleThings } from './tale-things.ts'
import { threadProps } from './threads.ts'
import { waterProps } from './water.ts'
import { wonderProps } from './wonders.ts'

const drawings: Record<Prop, PropDrawing> = {
  ...lightProps,
  ...soundProps,
  ...paperProps,
  ...playProps,
  ...householdProps,
  ...foodProps,
  ...findProps,
  ...natureProps,
  ...vehicleProps,
  ...landmarkProps,
  ...creatureProps,
  ...toolProps,
  ...groundProps,
  ...stoneProps,
  ...waterProps,
  ...brambleProps,
  ...workshopProps,
  ...wardrobeProps,
  ...supperProps,
  ...outdoorProps,
  ...outingProps,
  ...oddments,
  ...smallAnimals,
  ...builtProps,
  ...pitProps,
  ...wonderProps,
  ...threadProps,
  ...taleThings,
  ...moreTaleThings,
  ...toyBlocks,
}

/** Size and kind of each prop. */
export const propInfo: Record<Prop, PropInfo> = drawings

/**
 * Draws one prop. Its origin (`x`, `y`), in canvas units, is the bottom centre of a prop on the ground, the grip of a
 * held one, the centre of one that hangs or flies, and the middle of a barrier's ground line.
 *
 * @param at.scale 1 where a fox-sized hero is about 330 canvas units tall
 * @param at.lit whether it is dark, so that light sources glow
 * @param draw draws it otherwise, as in a state that changes its shape
 * @param at.tint maps a colour to how the mood shows it
 */
export function drawProp(
  d: Drawing,
  prop: Prop,
  at: {
    x: number
    y: number
    scale: number
    lit: boolean
    tint: (color: string) => string
    tilt?: number | undefined
    says?: string | undefined
    color?: string | undefined
    isAsleep?: boolean | undefined
    make?: Thing['make']
  },
  r: Random,
  draw = drawings[prop].draw,
): void {
  d.group(`translate(${n1(at.x)} ${n1(at.y)}) scale(${Math.round(at.scale * 1000) / 1000})`, () =>
    draw(new Pen(d, r, at.lit, at.tint, { ...at, recolor: recolored(prop, at.color) })),
  )
}
