import type { Expression, SceneAct } from '@moonpage/storyteller/scene'

type Does = SceneAct['does']

/** Deeds of force, for which the eyes are shut tight. */
const heavy: ReadonlySet<Does> = new Set([
  'pulls',
  'pushes',
  'rolls',
  'lifts',
  'carries',
  'throws',
  'kicks',
  'tears',
  'breaks',
  'climbs',
  'hammers',
  'swings',
  'runs',
  'jumps',
  'stands',
  'is',
])

/** Deeds for which one needs the eyes, glad as one may be. */
const watchful: ReadonlySet<Does> = new Set([
  'looks',
  'draws',
  'writes',
  'paints',
  'reads',
  'points',
  'gives',
  'shows',
  'catches',
  'pours',
  'ties',
  'lights',
  'rows',
  'reaches',
  'peeps',
])

/** Whose eyes are shut in calm. */
const resting: ReadonlySet<Does> = new Set(['sleeps', 'lies', 'yawns', 'hums', 'listens', 'hugs'])

const shutInJoy: ReadonlySet<Expression> = new Set(['joy', 'proud', 'giggle'])

/** A mood as it is seen in a deed: whoever draws with all their might has the eyes open. */
export function seenMood(feels: Expression, does: Does): Expression {
  if (feels === 'effort' && !heavy.has(does)) return 'curious'
  if (feels === 'calm' && !resting.has(does)) return 'happy'
  if (shutInJoy.has(feels) && watchful.has(does)) return 'happy'
  return feels
}
