import { heroPlaceholder as hero } from '@moonpage/contract/names'
import type { CharacterSheet } from '@moonpage/storyteller/scene'

const texts = [
  `${hero} stopped and held very still. Something was humming, not far away. It hummed three notes, waited, and hummed three more. “That is no bird,” said ${hero}.`,
  `The humming came from up the hill. ${hero} climbed on hands and knees, and counted aloud all the way. At thirty-one it was so near that both ears tickled.`,
  `A hole was there, no wider than a cup. ${hero} put one eye to it and saw only dark. “Hello?” said ${hero}. The hole hummed hello.`,
  `${hero} tried humming back. The first note came out too high, and the second one squeaked. For a long while the hole said nothing at all. Perhaps it was thinking.`,
  `Then a small wind blew out, warm as breath. It smelled of bread. “Oh,” said ${hero}, “somebody is baking down there.” And that made everything a little less strange.`,
  `So ${hero} sat down to wait. The sky turned from yellow to pink. Far below, a door opened and closed, and slow steps came nearer, one stair at a time.`,
  `Out of the ground rose a tray with a cloth on top. Two buns lay under it. ${hero} took the smaller one, broke it in half, and left the rest for later.`,
  `The humming began anew, and now ${hero} knew the tune. They hummed it together, one above and one below, until neither could tell who had started.`,
  `Going down was easy. ${hero} slid most of the way, and walked only where it was too steep. In one pocket, wrapped in a leaf, there was still half a bun.`,
  `At home the window stood open. ${hero} lay down, warm and full, and listened once more. Three notes came over the hill. Then three more. Then it was quiet.`,
]

/** The text of a page, the same in every book: up to ten pages for 5-6 years, which pass all checks. */
export const steadyPage = (pageNumber: number, species: CharacterSheet['species']): string => {
  const text = texts[(pageNumber - 1) % texts.length] ?? ''
  return pageNumber === 1 ? text.replace(hero, `${hero} the ${species}`) : text
}
