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

/** Moods that are read from both brows: from the side they look cross. */
const soft: ReadonlySet<Expression> = new Set(['sad', 'worried', 'scared'])

/** Deeds that bring the mouth to something: they are seen from the side. */
const atMouth: ReadonlySet<Does> = new Set(['eats', 'drinks', 'blows', 'plays', 'sniffs', 'whispers'])

/** Whether a face is turned to the picture, though somebody looks at what is beside them. */
export const showsBothBrows = (feels: Expression | null | undefined, does: Does): boolean =>
  feels !== null && feels !== undefined && soft.has(feels) && !atMouth.has(does)
