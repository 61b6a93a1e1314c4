import type { CharacterSheet, CastMember, Worn } from '@moonpage/storyteller/scene'
import { dyes } from '../props/dyes.ts'
import { random } from '../random.ts'
import { shift } from '../colour.ts'
import type { Build } from './build.ts'

/** Colors of outfits by their name in a sheet. */
export const outfitColors = {
  teal: '#2c8f93',
  rust: '#c8573c',
  mustard: '#d8a23f',
  plum: '#84507e',
  sky: '#5b98c6',
  leaf: '#6d9a4c',
  rose: '#d27c8c',
} as const

/** Skin colors by their name in a sheet. */
export const skins = {
  porcelain: '#f4d6c1',
  sand: '#eabf9a',
  honey: '#d8a070',
  amber: '#bf8152',
  chestnut: '#9a6443',
  umber: '#774b34',
  ebony: '#5d3929',
} as const

/** Hair colors by their name in a sheet. */
export const hairs = {
  black: '#2c2327',
  brown: '#5d3c2a',
  auburn: '#8c4b2c',
  blond: '#e2bb6c',
  red: '#c65b2d',
  grey: '#aaa6a4',
} as const

export type Hat =
  | 'nightcap'
  | 'bubble-helmet'
  | 'warm-hat'
  | 'crown'
  | 'knight'
  | 'pirate'
  | 'flowers'
  | 'hood'

/** What a figure wears, as colors before tinting. */
export type Clothes = {
  scarf?: string
  cape?: string
  top?: string
  pattern?: { kind: 'stripes' | 'stars' | 'buttons' | 'suit' | 'armour' | 'pocket' | 'pirate'; color: string }
  trousers?: string
  boots?: string | undefined
  skirt?: string
  dungarees?: string
  hat?: Hat | undefined
  gloves?: string
  /** Of these there is only one. */
  single?: readonly ('boots' | 'gloves')[]
  hatColor: string
  glasses: boolean
  wheelchair: boolean
}

/** Skin, hair and face of a person, as colors before tinting. `own` has the features that differ from person to person. */
export type Person = {
  skin: string
  hair: string
  style: NonNullable<CharacterSheet['look']['hair']>
  own: Pick<Build, 'rx' | 'ry' | 'eyes' | 'brows' | 'freckles' | 'noseShape'>
}

const people = ['child', 'knight', 'pirate', 'astronaut', 'fairy'] as const
type PersonKind = (typeof people)[number]
/** Whether a species is drawn as a person, with skin and hair. */
export const isPerson = (species: string): species is PersonKind => people.includes(species as PersonKind)

/** Skin, hair and face of a person. What the sheet leaves open is chosen by its name and species: always the same. */
export function personOf(sheet: CharacterSheet): Person {
  const r = random(`${sheet.name} ${sheet.species}`)
  const skin = sheet.look.skin ?? r.pick(Object.keys(skins) as (keyof typeof skins)[])
  const style = sheet.look.hair ?? r.pick(['short', 'bob', 'curly', 'braids', 'ponytail'] as const)
  const hair = sheet.look.hair_color ?? r.pick(['black', 'brown', 'auburn'] as const)
  return { skin: skins[skin], hair: hairs[hair], style, own: faceOf(`${skin} ${style} ${hair}`, skin) }
}

/** The face depends on the looks only, so that a character with another name in another book has the same face. */
function faceOf(looks: string, skin: keyof typeof skins): Person['own'] {
  const r = random(`${looks} face`)
  const pale = skin === 'porcelain' || skin === 'sand' || skin === 'honey'
  return {
    rx: Math.round(r.between(69, 75)),
    ry: Math.round(r.between(66, 71)),
    eyes: { x: Math.round(r.between(27, 32)), y: Math.round(r.between(1, 6)), scale: r.between(1.02, 1.18) },
    brows: r.between(4.4, 6.4),
    freckles: pale && r() < 0.45,
    noseShape: r.pick(['button', 'curve', 'wide'] as const),
  }
}

const denim = '#48648c'
const cream = '#f3ead8'

function costume(kind: PersonKind, color: string): Partial<Clothes> {
  switch (kind) {
    case 'knight':
      return {
        top: '#b9c2cc',
        pattern: { kind: 'armour', color },
        trousers: '#98a3b0',
        boots: '#7d8896',
        cape: color,
        hat: 'knight',
      }
    case 'pirate':
      return {
        top: cream,
        pattern: { kind: 'pirate', color },
        trousers: '#3c4560',
        boots: '#5b3a2c',
        hat: 'pirate',
      }
    case 'astronaut':
      return {
        top: '#eef0f2',
        pattern: { kind: 'suit', color },
        trousers: '#e2e6ea',
        boots: color,
        hat: 'bubble-helmet',
      }
    case 'fairy':
      return { top: color, skirt: shift(color, 0.06), boots: '#8a5c3e', hat: 'flowers' }
    case 'child':
      return {}
  }
}

/** What a figure wears: the outfit of its sheet, with the hat of the scene. */
export function clothesOf(
  sheet: CharacterSheet,
  member: Pick<CastMember, 'outfit' | 'bareheaded' | 'worn' | 'without'>,
): Clothes {
  const { species, look } = sheet
  const person = isPerson(species)
  const color =
    outfitColors[look.outfit_color ?? (species === 'pirate' ? 'rust' : species === 'fairy' ? 'rose' : 'teal')]
  const base: Partial<Clothes> = person
    ? { top: '#ece0c8', trousers: denim, boots: '#8a5a3c', ...costume(species, color) }
    : {}
  const boots = person ? { boots: '#e2b34a' } : {}
  const worn = (): Partial<Clothes> => {
    switch (look.outfit) {
      case 'scarf':
        return { scarf: color }
      case 'stripes':
        return { top: cream, pattern: { kind: 'stripes', color } }
      case 'dungarees':
        return {
          dungarees: color,
          ...(person ? { top: '#f0dfb8', pattern: { kind: 'stripes', color: '#e4c98c' } } : {}),
        }
      case 'raincoat':
        return { top: color, skirt: color, pattern: { kind: 'buttons', color: cream }, hat: 'hood', ...boots }
      case 'cape':
        return { cape: color }
      case 'dress':
        return {
          top: color,
          skirt: color,
          pattern: { kind: 'stars', color: cream },
          ...(person ? { trousers: '#e9d9c0' } : {}),
        }
      case 'hoodie':
        return { top: color, pattern: { kind: 'pocket', color: shift(color, -0.07) } }
      case 'pyjamas':
        return {
          top: color,
          trousers: color,
          pattern: { kind: 'stars', color: cream },
          ...(person ? { boots: cream } : {}),
        }
      case 'spacesuit':
        return { top: '#eef0f2', trousers: '#e2e6ea', boots: color, pattern: { kind: 'suit', color } }
      case 'none':
        return {}
      default:
        return person && species === 'child' ? { top: color } : {}
    }
  }
  const outfit =
    person && species !== 'child' && look.outfit !== 'pyjamas' && look.outfit !== 'scarf' ? {} : worn()
  const { hat: own, ...all }: Partial<Clothes> = { ...base, ...outfit }
  for (const what of member.without ?? []) if (what === 'cape' || what === 'scarf') delete all[what]
  for (const piece of member.worn ?? []) all[places[piece.what]] = colorOf(piece, look, color)
  const single = (member.worn ?? []).flatMap(({ what, one }) =>
    one && (what === 'boots' || what === 'mittens') ? [places[what]] : [],
  )
  return {
    ...all,
    ...(single.length > 0 && { single }),
    ...(own && !member.bareheaded ? { hat: own } : {}),
    ...(member.outfit ? { hat: member.outfit } : {}),
    hatColor: hatColor(member.outfit, color),
    glasses: look.glasses ?? false,
    wheelchair: look.wheelchair ?? false,
  }
}

/** Where each piece is among the clothes. */
const places = { cape: 'cape', scarf: 'scarf', boots: 'boots', mittens: 'gloves' } as const
const usual = { cape: dyes.red, scarf: dyes.red, boots: dyes.yellow, mittens: dyes.red } as const

/** The color of something that was put on: the one that is said, or that of the sheet for the own scarf. */
const colorOf = ({ what, color }: Worn, { outfit }: CharacterSheet['look'], own: string): string =>
  color ? dyes[color] : outfit === what ? own : usual[what]

/** A hat has another color than the scarf. A nightcap is never red: with its white rim it would look like Santa's hat. */
function hatColor(hat: CastMember['outfit'], color: string): string {
  if (hat !== 'nightcap' && hat !== 'warm-hat') return color
  const warm = color === outfitColors.rust || color === outfitColors.rose || color === outfitColors.mustard
  if (warm) return '#4f6ea8'
  return hat === 'nightcap' ? '#8268a6' : '#c8573c'
}
