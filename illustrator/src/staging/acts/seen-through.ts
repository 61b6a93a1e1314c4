import { isRoom, type Scene, type SceneAct } from '@moonpage/storyteller/scene'

/** Places with walls and a window, whose sky is seen in it. */
const indoors: readonly Scene['place'][] = ['bedroom-floor', 'bedroom-window', 'blanket-fort']

/** What is done to a moon that stays where it is. */
const fromAfar: ReadonlySet<SceneAct['does']> = new Set([
  'looks',
  'points',
  'waves',
  'says',
  'sings',
  'whispers',
  'thinks',
  'reaches',
  'shines',
  'hangs',
  'stands',
  'sits',
  'lies',
  'sleeps',
  'is',
])

/** In a room the moon is the one in its window, and nothing that hangs on the wall. Pure. */
export function seenThroughWindow(scene: Scene): Scene {
  const { place, acts = [], things = [] } = scene
  const moon = things.find(({ prop, count }) => prop === 'moon' && count === 1)
  if (!moon || !(isRoom(place) || indoors.includes(place))) return scene
  const about = acts.filter(({ who, how }) => who === moon.id || how.some(({ what }) => what === moon.id))
  if (!about.every(({ does }) => fromAfar.has(does))) return scene
  // The moon that lies in a bucket or a pond is not the one in the sky.
  const isCaught = about.some(
    ({ who, how }) =>
      who === moon.id &&
      how.some(
        ({ by, what }) =>
          (by === 'in' || by === 'on') && things.some(({ id, prop }) => id === what && prop !== 'window'),
      ),
  )
  if (isCaught) return scene
  const pane = things.find(({ prop }) => prop === 'window')?.id ?? 'window'
  // `looks out of the window at the moon`.
  const isOut = ({ how }: SceneAct) =>
    how.some(({ by, what }) => what === pane && (by === 'from' || by === 'through'))
  const hasPane = things.some(({ id }) => id === pane)
  return {
    ...scene,
    acts: acts
      .filter(({ who }) => who !== moon.id)
      .map((act) => ({
        ...act,
        how: act.how
          .filter(
            ({ by, what }) =>
              !(
                what === pane &&
                by !== 'what' &&
                !isOut(act) &&
                act.how.some((one) => one.what === moon.id)
              ) && !(what === moon.id && isOut(act)),
          )
          .map((one) => (one.what === moon.id ? { by: one.by, what: pane } : one)),
      })),
    things: [
      ...things.filter(({ id }) => id !== moon.id),
      ...(hasPane ? [] : [{ id: pane, name: 'the window', prop: 'window' as const, count: 1 }]),
    ],
  }
}
