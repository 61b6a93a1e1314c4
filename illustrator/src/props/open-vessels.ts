import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { weave } from './basket-weave.ts'
import { builtStates } from './built.ts'
import { box, type Pen } from './pen.ts'
import { supperProps } from './supper.ts'
import { moreTaleThings } from './more-tale-things.ts'
import * as made from './thing-states.ts'
import { vehicleProps } from './vehicles.ts'
import { workshopProps } from './workshop.ts'

type Draw = (p: Pen) => void

export const openBox: Draw = (p) => {
  p.cut('M-72 -44L-96 -76L-30 -66L-10 -44ZM72 -44L96 -76L30 -66L10 -44Z', '#c4935c', { shade: 0.3 })
  p.cut(box(-72, -44, 144, 108, 6), '#9a6a46', { shade: 0.6 })
  p.cut(ellipse(0, -40, 70, 12), '#4f3328', { shade: 0.2 })
  p.mark('M-70 -2H70M-70 32H70', '#85592f', 4, 0.7)
}

export const emptyBasket: Draw = (p) => {
  p.bar('M-56 62C-56 -22 56 -22 56 62', '#a5743f', 12)
  p.cut(ellipse(0, 58, 60, 12), '#6b4a2c', { shade: 0.2 })
  weave(p)
}

/** A sack that stands open. */
export const openSack: Draw = (p) => {
  p.shadow(80)
  p.cut('M-52 -128C-84 -96 -88 -20 -62 -4Q0 8 62 -4C88 -20 84 -96 52 -128Z', '#bd9a68', { shade: 0.6 })
  p.mark('M-30 -100Q-46 -66 -46 -30M22 -104Q38 -72 38 -36', '#97774a', 4, 0.7)
  p.cut(ellipse(0, -128, 56, 16), '#d3b47f', { shade: 0.3 })
  p.cut(ellipse(0, -128, 46, 11), '#5f4830', { shade: 0.2 })
}

/** Vessels that stand open, with nothing in them. */
export const openVessels: Readonly<Partial<Record<Prop, Draw>>> = {
  basket: emptyBasket,
  box: openBox,
  bucket: workshopProps.bucket.draw,
  barrel: workshopProps.barrel.draw,
  bowl: supperProps.bowl.draw,
  cup: made.emptyCup,
  'soup-pot': made.emptyPot,
  plate: supperProps.plate.draw,
  cart: vehicleProps.cart.draw,
  'treasure-chest': made.emptyChest,
  bathtub: builtStates.emptyBathtub,
  sack: openSack,
  'paint-pot': workshopProps['paint-pot'].draw,
  jar: made.openJar,
  suitcase: made.openSuitcase,
  jug: moreTaleThings.jug.draw,
}
