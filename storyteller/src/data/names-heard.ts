import type { Pronouns } from '@moonpage/contract/story-input'

/** Names of our lists that nearly everybody hears as a girl's, or as a boy's: another pronoun beside them puzzles a child. */
const heardAs: Record<'she' | 'he', ReadonlySet<string>> = {
  she: new Set(
    (
      'Ada Agatha Amber Asha Bertha Bluebell Bonny Celeste Clementine Coral Daisy Ella Elowen Goldie Gwen Hazel Hester Iris Isla ' +
      'Isolde Jade Kiki Lily Luna Lyra Mabel Marigold Marina Nell Nessa Olga Olive Pearl Poppy Posy Primrose Rosalind Scarlet ' +
      'Sienna Stella Sylvie Tallulah Tess Tilly Ursa Willow Winifred Zola'
    ).split(' '),
  ),
  he: new Set(
    (
      'Apollo Barnaby Bertram Boris Bors Bruno Cedric Chico Dudley Fergus Figaro Finn Gulliver Gus Hollis Hugo Humbert Humphrey ' +
      'Ivor Jasper Kito Lance Leo Marlo Milo Orion Otto Ozzie Pepito Percy Rufus Tobias Tristan Wilf'
    ).split(' '),
  ),
}

/** Whether a child who hears this name expects these pronouns, or none in particular. */
export const fitsPronouns = (name: string, pronouns: Pronouns): boolean =>
  !(pronouns !== 'she' && heardAs.she.has(name)) && !(pronouns !== 'he' && heardAs.he.has(name))
