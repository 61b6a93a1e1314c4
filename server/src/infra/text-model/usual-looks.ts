import type { Prop } from '@moonpage/storyteller/scene'

/** How things look by default that a plan would use otherwise, in groups of those that look so. */
const looks: readonly (readonly [props: readonly Prop[], text: string])[] = [
  [['lantern'], 'the lantern is lit'],
  [['house'], 'a house is of stone'],
  [['brush'], 'a brush is a paintbrush'],
  [['blanket'], 'a blanket without a color is patchwork'],
  [['bell'], 'a bell is a hand bell'],
  [['music-box'], 'a music box has a crank'],
  [['kite'], 'a kite has a string while it flies'],
  [['jar'], 'a jar has a cloth over it'],
  [['telescope'], 'the telescope is a spyglass'],
  [['nest'], 'a nest holds three eggs'],
  [['flower-pot'], 'a flower pot has a pink flower of its own'],
  [['treasure-chest'], 'the treasure chest is full of gold'],
  [['letter'], 'a letter has a seal'],
  [['signpost'], 'the signpost has no words'],
  [['cake'], 'the cake has one candle'],
  [['rocket'], 'a rocket is as tall as two children'],
]
/** Groups of things that have the same in common. */
const common: readonly (readonly [props: readonly Prop[], text: string])[] = [
  [['fallen-star', 'flower', 'mushroom', 'cloud'], 'a face'],
  [['soup-pot', 'ladder', 'treasure-chest'], 'too heavy to carry'],
]

/** `the lantern is lit; a jar has a cloth over it`: how some of a book's things look whose looks bear on their use. */
export function usualLooks(things: readonly Prop[]): string {
  const isThere = (prop: Prop) => things.includes(prop)
  return [
    ...looks.filter(([props]) => props.some(isThere)).map(([, text]) => text),
    ...common.flatMap(([props, text]) => {
      const some = props.filter(isThere).map((prop) => prop.replaceAll('-', ' '))
      return some.length > 0 ? [`${text}: ${some.join(', ')}`] : []
    }),
  ].join('; ')
}
