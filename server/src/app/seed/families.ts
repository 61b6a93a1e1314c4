import type { Companion, Hero, Look } from '@moonpage/contract/story-input'

/** A family of the demo: its account, and the characters of its stories. */
export type Family = {
  first_name: string
  last_name: string
  hero: Required<Pick<Hero, 'name' | 'pronouns' | 'look'>>
  companion: Companion
}

const child = (look: Omit<Look, 'species'>): Look => ({ species: 'child', ...look })

export const families: readonly Family[] = [
  {
    first_name: 'Ines',
    last_name: 'Okafor',
    hero: {
      name: 'Zuri',
      pronouns: 'she',
      look: child({
        skin: 'umber',
        hair: 'afro',
        hair_color: 'black',
        outfit: 'dungarees',
        outfit_color: 'mustard',
      }),
    },
    companion: { name: 'Pip', kind: 'mouse' },
  },
  {
    first_name: 'Tom',
    last_name: 'Lindqvist',
    hero: {
      name: 'Elsa',
      pronouns: 'she',
      look: child({
        skin: 'porcelain',
        hair: 'braids',
        hair_color: 'blond',
        outfit: 'raincoat',
        outfit_color: 'teal',
      }),
    },
    companion: { name: 'Ludde', kind: 'dog' },
  },
  {
    first_name: 'Meera',
    last_name: 'Raman',
    hero: {
      name: 'Arjun',
      pronouns: 'he',
      look: child({
        skin: 'chestnut',
        hair: 'short',
        hair_color: 'black',
        outfit: 'stripes',
        outfit_color: 'leaf',
        glasses: true,
      }),
    },
    companion: { name: 'Gulab', kind: 'cat' },
  },
  {
    first_name: 'Rosa',
    last_name: 'Delgado',
    hero: {
      name: 'Mateo',
      pronouns: 'he',
      look: child({
        skin: 'amber',
        hair: 'curly',
        hair_color: 'brown',
        outfit: 'cape',
        outfit_color: 'rust',
      }),
    },
    companion: { name: 'Canela', kind: 'squirrel' },
  },
  {
    first_name: 'Hannah',
    last_name: 'Brandt',
    hero: {
      name: 'Juna',
      pronouns: 'she',
      look: child({
        skin: 'sand',
        hair: 'bob',
        hair_color: 'auburn',
        outfit: 'hoodie',
        outfit_color: 'plum',
        wheelchair: true,
      }),
    },
    companion: { name: 'Emil', kind: 'hedgehog' },
  },
  {
    first_name: 'Yusuf',
    last_name: 'Demir',
    hero: {
      name: 'Leyla',
      pronouns: 'she',
      look: child({
        skin: 'honey',
        hair: 'long',
        hair_color: 'brown',
        outfit: 'dress',
        outfit_color: 'rose',
      }),
    },
    companion: { name: 'Boncuk', kind: 'turtle' },
  },
  {
    first_name: 'Claire',
    last_name: 'Moreau',
    hero: { name: 'Basile', pronouns: 'he', look: { species: 'bear', outfit: 'scarf', outfit_color: 'sky' } },
    companion: { name: 'Plume', kind: 'owl' },
  },
  {
    first_name: 'Kwame',
    last_name: 'Mensah',
    hero: {
      name: 'Kofi',
      pronouns: 'he',
      look: child({
        skin: 'ebony',
        hair: 'short',
        hair_color: 'black',
        outfit: 'spacesuit',
        outfit_color: 'sky',
      }),
    },
    companion: { name: 'Bolt', kind: 'robot' },
  },
  {
    first_name: 'Aoife',
    last_name: 'Byrne',
    hero: {
      name: 'Saoirse',
      pronouns: 'she',
      look: { species: 'fox', outfit: 'cape', outfit_color: 'leaf' },
    },
    companion: { name: 'Murph', kind: 'frog' },
  },
  {
    first_name: 'Nadia',
    last_name: 'Haddad',
    hero: {
      name: 'Amal',
      pronouns: 'she',
      look: child({ skin: 'honey', hair: 'headscarf', outfit: 'dungarees', outfit_color: 'plum' }),
    },
    companion: { name: 'Sesam', kind: 'rabbit' },
  },
  {
    first_name: 'Piotr',
    last_name: 'Nowak',
    hero: {
      name: 'Staś',
      pronouns: 'he',
      look: child({
        skin: 'porcelain',
        hair: 'curly',
        hair_color: 'red',
        outfit: 'pyjamas',
        outfit_color: 'teal',
      }),
    },
    companion: { name: 'Miś', kind: 'bear' },
  },
  {
    first_name: 'Sam',
    last_name: 'Whitlock',
    hero: {
      name: 'Robin',
      pronouns: 'they',
      look: child({
        skin: 'sand',
        hair: 'ponytail',
        hair_color: 'brown',
        outfit: 'hoodie',
        outfit_color: 'mustard',
      }),
    },
    companion: { name: 'Captain', kind: 'penguin' },
  },
]
