import type { Scene, SceneAct } from './scene.ts'

/** With more figures and things beside each other than this, what goes on gets small. */
export const mostAbreast = 5

/** Deeds whose object is in the hands, or at the body. */
const inHands: ReadonlySet<SceneAct['does']> = new Set([
  'holds',
  'lifts',
  'carries',
  'takes',
  'gives',
  'shows',
  'throws',
  'catches',
  'wears',
  'eats',
  'drinks',
  'reads',
  'rings',
  'pours',
  'plays',
  'lays',
  'drops',
  'waves',
])

/** How many figures and things of a picture take room on its ground: not what somebody holds, or what is on or in something. */
export function abreastIn({ acts = [], things = [], cast }: Scene): number {
  const isFigure = (who: string) => cast.some((member) => member.who === who)
  const isOff = (id: string) =>
    acts.some(({ who, does, how }) =>
      who === id
        ? does === 'flies' ||
          does === 'hangs' ||
          how.some(({ by }) => by === 'on' || by === 'in' || by === 'over' || by === 'from')
        : isFigure(who) &&
          how.some(({ by, what }) => what === id && (by === 'with' || (by === 'what' && inHands.has(does)))),
    )
  return cast.length + things.filter(({ id }) => !isOff(id)).length
}
