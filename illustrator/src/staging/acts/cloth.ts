import type { SceneAct } from '@moonpage/storyteller/scene'
import { armOf, type FigureNode, type Node, type ThingNode } from './nodes.ts'

/** Things that several figures hold between them, each by an end. */
const cloths: ReadonlySet<string> = new Set(['blanket', 'net', 'curtain', 'sack'])

const holding: ReadonlySet<SceneAct['does']> = new Set(['pulls', 'carries', 'holds', 'lifts'])

/** Height of the edge of a cloth over the ground, in figure units, and as a share of its node's height. */
const edge = 108
export const edgeShare = 0.7

/** Height of the middle of a cloth that is held by its ends, in canvas units. */
export const clothTop = ({ height, sag }: Pick<ThingNode, 'height' | 'sag'>): number =>
  height * edgeShare - (sag ?? 0)

/**
 * Spreads a cloth that at least two figures hold: the first two hold its ends, others stand behind it. When it is pulled
 * it is tight, when it is carried its middle hangs down. Returns who needs no other place.
 */
export function stageCloth(
  acts: readonly SceneAct[],
  nodes: ReadonlyMap<string, Node>,
  scale: number,
): FigureNode[] {
  const hands = acts.flatMap((act) => {
    const figure = nodes.get(act.who)
    const thing = nodes.get(act.how.find(({ by }) => by === 'what')?.what ?? '')
    const isHeld = figure?.kind === 'figure' && thing?.kind === 'thing' && cloths.has(thing.prop)
    return isHeld && holding.has(act.does) && figure.act === act ? [{ figure, thing }] : []
  })
  const cloth = hands[0]?.thing
  const figures = hands.filter(({ thing }) => thing === cloth).map(({ figure }) => figure)
  if (!cloth || figures.length < 2) return []
  const isTight = figures.some(({ act }) => act?.does === 'pulls')
  // Of three, who is tallest is behind it, and nobody's face is behind what lies on it.
  const tall = figures.length > 2 ? figures.toSorted((a, b) => b.f - a.f)[0] : undefined
  const [left, right, ...rest] = figures.filter((one) => one !== tall) as [
    FigureNode,
    FigureNode,
    ...FigureNode[],
  ]
  const behind = tall ? [tall, ...rest] : rest
  // As wide as is said.
  const wide = isGrown(cloth.thing) ? 1.5 : 1
  const half = Math.max(150 * wide * scale, ...behind.map((one) => one.half * 1.5))
  spread(cloth, {
    half,
    height: (edge / edgeShare) * scale,
    sag: (isTight ? 8 : 62 * Math.sqrt(wide)) * scale,
  })
  const reach = (one: FigureNode) => half + Math.max(one.half * 0.9, armOf(one) * 0.85)
  Object.assign(left, { x: -reach(left), facing: 1 })
  Object.assign(right, { x: reach(right), facing: -1 })
  behind.forEach((one, i) => Object.assign(one, { x: i * 60 * scale, y: -64 * scale, z: -12 - i }))
  for (const one of figures) Object.assign(one, { isPlaced: true, target: cloth })
  return figures
}

/** Whether a line says that a cloth is big. */
export const isGrown = ({ size, state }: ThingNode['thing']): boolean =>
  size === 'big' || size === 'huge' || state === 'big'

const spread = (cloth: ThingNode, size: Pick<ThingNode, 'half' | 'height'> & { sag: number }): void => {
  Object.assign(cloth, { ...size, x: 0, y: 0, isPlaced: true })
}
