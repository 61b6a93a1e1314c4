import type { Moment } from './arc.ts'
import { isNamed } from './data/prop-words.ts'
import { deedsOf, looksUp } from './deeds.ts'
import type { Draft, DraftPage } from './draft.ts'
import { framingsOf, keyMoment } from './framings.ts'
import { outfitFor } from './outfit-for.ts'
import { randomFrom, type Random } from './random.ts'
import type { CastMember, CastRole, CharacterSheet, Framing, Pose, Scene, SceneProp } from './scene.ts'
import { stagings, type Staging } from './stagings.ts'

type Stance = Pick<CastMember, 'pose' | 'expression' | 'looks_at'>

/** `wave happy keeper` as data, the keeper in the role of this book. */
const read = (text: Staging['hero'], keeper: CastRole): Stance => {
  const [pose, expression, looks_at] = text.split(' ')
  // A stance is these three words: its type says so.
  return {
    pose: pose as Pose,
    expression: expression as Stance['expression'],
    looks_at: looks_at === 'keeper' ? keeper : (looks_at as Stance['looks_at']),
  }
}

const needsTwo: ReadonlySet<Pose> = new Set(['hold-hands', 'hug', 'show'])

const candidates = (draft: Draft, page: DraftPage): SceneProp[] => {
  const { quest, stakes } = draft
  const kinds = page.moments.map((moment) => moment.kind)
  const has = (kind: Moment['kind']) => kinds.includes(kind)
  const props: SceneProp[] = []
  for (const moment of page.moments.filter((each) => each.kind === 'meet' || each.kind === 'solve')) {
    const obstacle = draft.obstacles[moment.obstacle]
    if (!obstacle) continue
    props.push(...obstacle.props)
    if (obstacle.tool) props.push({ prop: obstacle.tool, where: 'near' })
  }
  if (has('win') || has('after'))
    props.push({
      prop: quest.prop,
      where: quest.prop === 'fallen-star' || (quest.prop === 'kite' && has('after')) ? 'above' : 'near',
    })
  else if (has('trouble'))
    props.push({ prop: quest.prop, where: quest.carried ? 'held' : quest.prop === 'kite' ? 'above' : 'far' })
  else if (page.world.carried.includes(quest.prop) && !has('rest'))
    props.push({ prop: quest.prop, where: 'held' })
  if (stakes.token && (has('call') || has('low') || has('test') || has('act')))
    props.push({ prop: stakes.token, where: props.some((each) => each.where === 'held') ? 'near' : 'held' })
  if (has('rest')) {
    props.push({ prop: 'bed', where: 'near' })
    if (quest.kept) props.push({ prop: quest.prop, where: 'near' })
  }
  return props
}

const placed = (draft: Draft, page: DraftPage, text: string): CharacterSheet[] => {
  const { hero, companion, keeper } = draft.cast
  const bothNamed = /\b(they|them|their|both|two)\b/i.test(text)
  return [hero, companion, keeper].filter((sheet) => {
    if (sheet.who === 'hero') return true
    // Who has gone home by the end of the page may still be on it.
    const here =
      page.world.present.includes(sheet.who) || page.moments.some((moment) => moment.kind === 'trouble')
    if (!here) return false
    if (text.includes(sheet.name)) return true
    return sheet.who === 'companion' && page.world.present.includes('companion') && bothNamed
  })
}

const lightOf = (draft: Draft, page: DraftPage, text: string, random: Random): Scene['light'] => {
  if (page.world.place === 'bedside') return 'lamp'
  const late = page.world.time === 'dusk' || page.world.time === 'night'
  if (!late) return 'sky'
  if (isNamed('lantern', text)) return 'lantern'
  if (draft.input.setting !== 'under-the-sea' && isNamed('campfire', text)) return 'campfire'
  if (draft.quest.prop === 'fallen-star' && isNamed('fallen-star', text)) return 'star'
  // For a child who fears the dark: a lamp where lamps stand, a great star where they do not.
  if (draft.input.avoid.includes('darkness'))
    return ['bedroom', 'castle'].includes(draft.input.setting) ? 'lamp' : 'star'
  const airy = ['forest', 'garden', 'farm', 'jungle'].includes(draft.input.setting)
  return airy && (isNamed('firefly', text) || random.chance(0.5)) ? 'fireflies' : 'sky'
}

/** The staging that shows most of what the page says, seen as the book's plan has it; the seed parts equals. */
const chooseStaging = (
  moment: Moment,
  framing: Framing,
  deeds: readonly (readonly Pose[])[],
  figures: readonly CharacterSheet[],
  random: Random,
): Staging => {
  const ways = random.shuffle(stagings[moment.kind].filter(({ framings }) => framings.includes(framing)))
  const poseOf = (way: Staging, who: CastRole): Pose => read(partOf(way, who), 'helper').pose
  const told = (way: Staging) =>
    figures.filter((sheet, at) => deeds[at]?.includes(poseOf(way, sheet.who))).length -
    // Two who hold each other must both be there.
    (needsTwo.has(poseOf(way, 'hero')) && figures.length < 2 ? 3 : 0)
  const best = ways.toSorted((one, other) => told(other) - told(one))[0]
  if (!best) throw new Error(`Nothing shows ${moment.kind} as ${framing}`)
  return best
}

const partOf = (way: Staging, who: CastRole): Staging['hero'] =>
  who === 'hero' ? way.hero : who === 'companion' ? way.friend : way.keeper

const roles: readonly string[] = ['hero', 'companion', 'subject', 'helper']

/** The picture of a page, from its moments and the world they leave, with nothing in it that `text` does not name. */
export const stagePage = (draft: Draft, page: DraftPage, text: string): Scene => {
  const at = draft.pages.indexOf(page)
  const random = randomFrom(`${draft.seed}|stage|${at}`)
  const moment = keyMoment(page)
  const framing = framingsOf(draft)[at] ?? 'medium'
  const figures = placed(draft, page, text).slice(0, 3)
  const here = new Set<string>(figures.map((sheet) => sheet.who))
  const deeds = deedsOf(text, figures)
  const way = chooseStaging(moment, framing, deeds, figures, random)
  const resting = moment.kind === 'rest'
  const seen = new Set<string>()
  let props = candidates(draft, page).filter((each) => {
    if (seen.has(each.prop) || !isNamed(each.prop, text)) return false
    seen.add(each.prop)
    return true
  })

  const settle = (sheet: CharacterSheet, told: readonly Pose[]): Stance => {
    const planned = read(partOf(way, sheet.who), draft.stakes.keeper)
    const fearless = planned.expression === 'brave' && draft.input.theme !== 'courage'
    const expression = fearless ? 'happy' : planned.expression
    const missing = roles.includes(planned.looks_at) && !here.has(planned.looks_at)
    const eyes =
      missing || (planned.looks_at === 'thing' && !props.length)
        ? moment.kind === 'home'
          ? 'reader'
          : (otherThan(sheet, here) ?? 'up')
        : planned.looks_at
    const shown = resting || told.includes(planned.pose) ? planned.pose : (told[0] ?? planned.pose)
    const [one, two] = [roles.includes(eyes), shown === 'hold' || shown === 'show']
    const idle = (needsTwo.has(shown) && (!one || here.size < 2)) || (two && !props.length)
    const looks = sheet.who === 'hero' && looksUp(text) && !needsTwo.has(shown) ? 'up' : eyes
    return { pose: idle ? 'stand' : shown, expression, looks_at: looks }
  }
  const cast = figures.map((sheet, number): CastMember => {
    const outfit = outfitFor(sheet, draft.input.setting, resting)
    return { who: sheet.who, ...settle(sheet, deeds[number] ?? []), ...(outfit ? { outfit } : {}) }
  })
  // Who hugs has no hand free, and what lies between two faces hides one.
  if (cast.some(({ pose }) => pose === 'hug'))
    props = props.map((each) => (each.where === 'held' ? { ...each, where: 'near' } : each))
  return {
    setting: draft.input.setting,
    place: page.world.place,
    time: page.world.time,
    light: lightOf(draft, page, text, random),
    framing,
    cast,
    props: props.slice(0, 2),
    text_area: moment.kind === 'home' ? 'top' : 'none',
  }
}

/** Somebody else in the picture, first the hero. */
const otherThan = (sheet: CharacterSheet, here: ReadonlySet<string>): CastRole | undefined =>
  (['hero', 'companion', 'subject', 'helper'] as const).find((who) => who !== sheet.who && here.has(who))
