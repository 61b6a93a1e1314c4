import * as z from 'zod/mini'

/** The colors that a scene gives things of cloth, thread, wood and tin. */
export const thingColors = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'white',
  'black',
  'gray',
  'golden',
] as const
export const ThingColor = z.enum(thingColors)
export type ThingColor = z.infer<typeof ThingColor>

/** Clothes that a scene puts on somebody. What is worn on the head is a thing of the scene. */
export const wearables = ['cape', 'scarf', 'boots', 'mittens'] as const
export const Wearable = z.enum(wearables)
export type Wearable = z.infer<typeof Wearable>

/** Something worn beside what the sheet says, or in another color. `one`: of the pair there is one. */
export const Worn = z.object({
  what: Wearable,
  color: z.optional(ThingColor),
  one: z.optional(z.boolean()),
})
export type Worn = z.infer<typeof Worn>
