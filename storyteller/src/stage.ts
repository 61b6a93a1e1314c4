import type { Moment } from './arc.ts'
import { isNamed } from './data/prop-words.ts'
import type { Draft, DraftPage } from './draft.ts'
import { wearsHelmet } from './manner.ts'
import type { CastMember, CastRole, CharacterSheet, Framing, Pose, Scene, SceneProp } from './scene.ts'

type Stance = Pick<CastMember, 'pose' | 'expression' | 'looks_at'>
type Staging = { framing: Framing; hero: Stance; friend: Stance; keeper: Stance }

const stance = (
  pose: Pose,
  expression: CastMember['expression'],
  looks_at: CastMember['looks_at'],
): Stance => ({
  pose,
  expression,
  looks_at,
})

const stagings: Record<Moment['kind'], (keeper: CastRole) => Staging> = {
  home: (keeper) => ({
    framing: 'wide',
    hero: stance('wave', 'happy', 'reader'),
    friend: stance('stand', 'happy', 'hero'),
    keeper: stance('stand', 'happy', keeper),
  }),
  trouble: () => ({
    framing: 'medium',
    hero: stance('think', 'surprised', 'thing'),
    friend: stance('stand', 'surprised', 'thing'),
    keeper: stance('reach', 'worried', 'hero'),
  }),
  call: () => ({
    framing: 'spot',
    hero: stance('hold-hands', 'brave', 'companion'),
    friend: stance('hold-hands', 'happy', 'hero'),
    keeper: stance('stand', 'worried', 'hero'),
  }),
  travel: () => ({
    framing: 'from-behind',
    hero: stance('walk', 'curious', 'thing'),
    friend: stance('walk', 'happy', 'hero'),
    keeper: stance('stand', 'happy', 'hero'),
  }),
  meet: () => ({
    framing: 'looking-up',
    hero: stance('think', 'worried', 'thing'),
    friend: stance('point', 'surprised', 'thing'),
    keeper: stance('stand', 'happy', 'hero'),
  }),
  solve: () => ({
    framing: 'medium',
    hero: stance('reach', 'joy', 'thing'),
    friend: stance('cheer', 'joy', 'hero'),
    keeper: stance('stand', 'happy', 'hero'),
  }),
  low: () => ({
    framing: 'close-up',
    hero: stance('sit', 'sad', 'companion'),
    friend: stance('hug', 'worried', 'hero'),
    keeper: stance('sit', 'sad', 'hero'),
  }),
  arrive: (keeper) => ({
    framing: 'from-behind',
    hero: stance('walk', 'curious', keeper),
    friend: stance('walk', 'curious', keeper),
    keeper: stance('sit', 'curious', 'hero'),
  }),
  test: (keeper) => ({
    framing: 'medium',
    hero: stance('stand', 'worried', keeper),
    friend: stance('stand', 'worried', keeper),
    keeper: stance('sit', 'sad', 'hero'),
  }),
  act: (keeper) => ({
    framing: 'close-up',
    hero: stance('show', 'brave', keeper),
    friend: stance('stand', 'happy', 'hero'),
    keeper: stance('reach', 'surprised', 'hero'),
  }),
  win: () => ({
    framing: 'looking-up',
    hero: stance('hold', 'joy', 'thing'),
    friend: stance('cheer', 'joy', 'thing'),
    keeper: stance('show', 'joy', 'hero'),
  }),
  after: (keeper) => ({
    framing: 'wide',
    hero: stance('cheer', 'joy', 'up'),
    friend: stance('cheer', 'joy', 'hero'),
    keeper: stance('wave', keeper === 'helper' ? 'happy' : 'joy', 'hero'),
  }),
  homeward: () => ({
    framing: 'from-behind',
    hero: stance('hold-hands', 'happy', 'companion'),
    friend: stance('hold-hands', 'sleepy', 'hero'),
    keeper: stance('wave', 'happy', 'hero'),
  }),
  rest: () => ({
    // The whole room: a window with the moon in it, and a lamp.
    framing: 'wide',
    hero: stance('sleep', 'sleepy', 'reader'),
    friend: stance('sleep', 'sleepy', 'hero'),
    keeper: stance('sleep', 'sleepy', 'hero'),
  }),
}

/** Which of a page's moments its picture shows. */
const pictured: readonly Moment['kind'][] = [
  'rest',
  'win',
  'act',
  'arrive',
  'meet',
  'solve',
  'call',
  'trouble',
]

const keyMoment = (page: DraftPage): Moment => {
  const found = pictured
    .map((kind) => page.moments.find((moment) => moment.kind === kind))
    .find((moment) => moment !== undefined)
  const moment = found ?? page.moments[0]
  if (!moment) throw new Error('A page has a moment')
  return moment
}

/** Neighbouring obstacles are not seen from the same spot. */
const framingAt = (draft: Draft, moment: Moment, planned: Framing): Framing => {
  if (moment.kind !== 'meet') return planned
  const kind = draft.obstacles[moment.obstacle]?.kind
  const low: readonly Framing[] = ['wide', 'medium', 'from-behind']
  if (kind === 'up' && !draft.input.avoid.includes('heights')) return 'looking-up'
  return low[moment.obstacle % low.length] ?? 'wide'
}

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

/** What a figure wears beside what its sheet says: in bed, where it could not breathe, in the cold. */
export const outfitFor = (
  { species }: Pick<CharacterSheet, 'species'>,
  setting: Scene['setting'],
  resting: boolean,
): CastMember['outfit'] => {
  if (resting) return 'nightcap'
  if (wearsHelmet(species, setting)) return 'bubble-helmet'
  const coldBlooded = ['penguin', 'bear', 'robot', 'knight', 'astronaut', 'whale'].includes(species)
  return setting === 'snow' && !coldBlooded ? 'warm-hat' : undefined
}

const lightOf = (draft: Draft, page: DraftPage, text: string): Scene['light'] => {
  if (page.world.place === 'bedside') return 'lamp'
  const late = page.world.time === 'dusk' || page.world.time === 'night'
  if (
    page.world.carried.includes('lantern') &&
    isNamed('lantern', text) &&
    page.moments.some((at) => ['win', 'after', 'homeward'].includes(at.kind))
  )
    return 'lantern'
  if (late && draft.quest.prop === 'fallen-star' && isNamed('fallen-star', text)) return 'star'
  if (late && draft.input.avoid.includes('darkness')) return 'lamp'
  const airy = ['forest', 'garden', 'farm', 'jungle'].includes(draft.input.setting)
  return late && airy ? 'fireflies' : 'sky'
}

/** The picture of a page, from its moments and the world they leave, with nothing in it that `text` does not name. */
export const stagePage = (draft: Draft, page: DraftPage, text: string): Scene => {
  const moment = keyMoment(page)
  const staging = stagings[moment.kind](draft.stakes.keeper)
  const resting = moment.kind === 'rest'
  const figures = placed(draft, page, text)
  const here = new Set<string>(figures.map((sheet) => sheet.who))
  const seen = new Set<string>()
  const props = candidates(draft, page).filter((each) => {
    if (seen.has(each.prop) || !isNamed(each.prop, text)) return false
    seen.add(each.prop)
    return true
  })
  const roles: readonly string[] = ['hero', 'companion', 'subject', 'helper']
  const settle = ({ pose, expression, looks_at }: Stance): Stance => {
    const missing = roles.includes(looks_at) && !here.has(looks_at)
    const eyes =
      missing || (looks_at === 'thing' && !props.length)
        ? moment.kind === 'home'
          ? 'reader'
          : 'up'
        : looks_at
    const needsTwo = pose === 'hold-hands' || pose === 'hug' || pose === 'show'
    return { pose: needsTwo && (missing || here.size < 2) ? 'stand' : pose, expression, looks_at: eyes }
  }
  const cast = figures.map((sheet): CastMember => {
    const part =
      sheet.who === 'hero' ? staging.hero : sheet.who === 'companion' ? staging.friend : staging.keeper
    const outfit = outfitFor(sheet, draft.input.setting, resting)
    return { who: sheet.who, ...settle(part), ...(outfit ? { outfit } : {}) }
  })
  return {
    setting: draft.input.setting,
    place: page.world.place,
    time: page.world.time,
    light: lightOf(draft, page, text),
    framing: framingAt(draft, moment, staging.framing),
    cast: cast.slice(0, 3),
    props: props.slice(0, 2),
    text_area: 'none',
  }
}
