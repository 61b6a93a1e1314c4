import type { Moment } from './arc.ts'
import type { Prop } from './scene.ts'
import { times, type CastRole, type Expression, type Place, type Time } from './scene.ts'

/** What is so at one point of the story. */
export type World = {
  place: Place
  time: Time
  present: CastRole[]
  carried: Prop[]
  feels: Expression
  /** What has happened so far, in a word each. */
  done: string[]
}

/** What the world must know of the plan to say what a moment needs and does. */
export type Stakes = {
  home: Place
  far: Place
  obstacles: readonly { id: string; place: Place }[]
  keeper: 'helper' | 'subject'
  questProp: Prop
  carriedFromStart: boolean
  kept: boolean
  token: Prop | null
  companionFromStart: boolean
}

export class PlanError extends Error {}

const need = (condition: boolean, what: string) => {
  if (!condition) throw new PlanError(`The plan breaks its own rule: ${what}`)
}

const later = (one: Time, other: Time): Time => (times.indexOf(one) >= times.indexOf(other) ? one : other)
const without = <T>(list: readonly T[], gone: T): T[] => list.filter((item) => item !== gone)
const withOne = <T>(list: readonly T[], come: T): T[] => (list.includes(come) ? [...list] : [...list, come])

export const worldAtStart = (stakes: Stakes): World => ({
  place: stakes.home,
  time: 'afternoon',
  present: stakes.companionFromStart ? ['hero', 'companion'] : ['hero'],
  carried: [],
  feels: 'happy',
  done: [],
})

const obstacleAt = (stakes: Stakes, moment: Moment) => {
  const obstacle = stakes.obstacles[moment.obstacle]
  if (!obstacle) throw new PlanError('The plan breaks its own rule: there is no such obstacle')
  return obstacle
}

/** The world after `moment`. Throws a PlanError when something would come from nowhere. */
export const happen = (world: World, moment: Moment, stakes: Stakes): World => {
  const has = (what: string) => world.done.includes(what)
  const next = (change: Partial<World>, time: Time, what: string = moment.kind): World => ({
    ...world,
    ...change,
    time: later(world.time, time),
    done: [...world.done, what],
  })
  const here = (who: CastRole) => world.present.includes(who)
  const halfway = stakes.obstacles.length / 2

  switch (moment.kind) {
    case 'home':
      need(!world.done.length, 'a book begins at home')
      return next({}, 'afternoon')
    case 'trouble':
      need(has('home'), 'trouble comes to somebody we know')
      return next(
        {
          feels: 'worried',
          carried: stakes.carriedFromStart ? withOne(world.carried, stakes.questProp) : world.carried,
          present: stakes.keeper === 'subject' ? withOne(world.present, 'subject') : world.present,
        },
        'sunset',
      )
    case 'call':
      need(has('trouble'), 'nobody sets out without a reason')
      return next(
        {
          feels: 'brave',
          // The one who called for help goes on ahead.
          present: withOne(without(world.present, 'subject'), 'companion'),
          carried: stakes.token ? withOne(world.carried, stakes.token) : world.carried,
        },
        'sunset',
      )
    case 'travel':
      need(has('call') && here('companion'), 'two set out together')
      return next({ feels: 'curious' }, 'sunset')
    case 'meet': {
      const obstacle = obstacleAt(stakes, moment)
      need(has('call'), 'an obstacle lies on the way')
      need(!has(`meet-${obstacle.id}`), 'no obstacle comes twice')
      return next(
        { place: obstacle.place, feels: 'worried' },
        moment.obstacle < halfway ? 'sunset' : 'dusk',
        `meet-${obstacle.id}`,
      )
    }
    case 'solve': {
      const obstacle = obstacleAt(stakes, moment)
      need(has(`meet-${obstacle.id}`), 'only what is in the way can be solved')
      need(world.place === obstacle.place, 'an obstacle is solved where it is')
      return next({ feels: 'joy' }, 'sunset', `solve-${obstacle.id}`)
    }
    case 'low':
      need(has('call'), 'one can only tire on the way')
      return next({ feels: 'sad' }, 'dusk')
    case 'arrive':
      need(
        stakes.obstacles.every((obstacle) => has(`solve-${obstacle.id}`)),
        'nobody arrives past an unsolved obstacle',
      )
      return next(
        { place: stakes.far, feels: 'curious', present: withOne(world.present, stakes.keeper) },
        'dusk',
      )
    case 'test':
      need(here(stakes.keeper), 'somebody must be there to ask')
      return next({ feels: 'worried' }, 'dusk')
    case 'act':
      need(has('test'), 'the act answers a need')
      need(!stakes.token || world.carried.includes(stakes.token), 'only what is carried can be given away')
      return next(
        { feels: 'brave', carried: stakes.token ? without(world.carried, stakes.token) : world.carried },
        'night',
      )
    case 'win':
      need(has('act'), 'the act of the theme opens the way to the end')
      need(
        !stakes.carriedFromStart || world.carried.includes(stakes.questProp),
        'what was carried is still there',
      )
      return next(
        {
          feels: 'joy',
          carried: stakes.kept
            ? withOne(world.carried, stakes.questProp)
            : without(world.carried, stakes.questProp),
        },
        'night',
      )
    case 'after':
      need(has('win'), 'after comes after')
      return next({ feels: 'joy' }, 'night')
    case 'homeward':
      need(has('win'), 'one goes home when it is done')
      return next(
        { feels: 'happy', place: stakes.home, present: without(world.present, stakes.keeper) },
        'night',
      )
    case 'rest':
      need(has('win'), 'nobody sleeps before the end')
      need(
        world.carried.every((thing) => stakes.kept && thing === stakes.questProp),
        'nothing is left over',
      )
      return next(
        { feels: 'sleepy', place: 'bedside', present: without(world.present, stakes.keeper) },
        'night',
      )
  }
}
