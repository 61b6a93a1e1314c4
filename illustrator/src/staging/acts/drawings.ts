import type { Prop, SceneAct } from '@moonpage/storyteller/scene'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { wide } from './deeds.ts'
import {
  armOf,
  enlarge,
  isIn,
  resize,
  thingNode,
  type FigureNode,
  type Node,
  type ThingNode,
} from './nodes.ts'
import { propInfo } from '../../props/draw-prop.ts'

/** What one draws on. */
const sheets: ReadonlySet<Prop> = new Set<Prop>([
  'paper',
  'map',
  'letter',
  'notebook',
  'book',
  'board',
  'sign',
  'banner',
  'wall',
  'window',
  'box',
  'blanket',
  'curtain',
])

/** What is as soft as sand. */
const soils: ReadonlySet<Prop> = new Set<Prop>(['snowdrift', 'mud', 'flour', 'dip', 'puddle'])

type Link = { by: string; node: Node }

/** Whether an act makes a picture: of something, or on something that pictures are on. */
const makesPicture = ({ does, how }: SceneAct, links: readonly Link[]): boolean =>
  does === 'draws' ||
  (does === 'paints' &&
    links.some(({ by, node }) => by === 'what' && !isSheet(node)) &&
    (how.some(({ what }) => what === 'ground') ||
      links.some(({ by, node }) => by !== 'what' && isSheet(node))))

const isSheet = (node: Node): boolean => node.kind === 'thing' && sheets.has(node.prop)

/**
 * Stages somebody who draws: the sheet stands before them, and what they draw is seen on it, or as a trace on the
 * ground. False if the act makes no picture.
 */
export function stageDrawing(board: Board, node: FigureNode, act: SceneAct, links: readonly Link[]): boolean {
  if (!makesPicture(act, links)) return false
  if (!node.isPlaced) put(node, figuresOn(board).some(isIn) ? freeSpot(board, node) : 0)
  const tool = links.find(({ by, node: one }) => by === 'with' && one.kind === 'thing' && !one.isPlaced)?.node
  if (tool?.kind === 'thing') {
    node.holds = tool
    tool.by = node
    tool.isPlaced = true
  }
  const drawn = links.find(({ by, node: one }) => by === 'what' && !isSheet(one))?.node
  // What is there itself, in the sky or at the window, is drawn besides.
  const isThere = drawn?.kind === 'thing' && board.acts.some(({ who }) => who === drawn.id)
  const picture = drawn && !isThere ? pictureOf(board, drawn) : null
  const soil = links.find(
    ({ by, node: one }) => by !== 'what' && one.kind === 'thing' && soils.has(one.prop),
  )?.node
  if (soil?.kind === 'thing') Object.assign(soil, { isPlaced: true, isHidden: true })
  if (soil || act.how.some(({ what }) => what === 'ground')) {
    onGround(node, picture)
    return true
  }
  const own = links.find(({ node: one }) => isSheet(one) && one !== tool)?.node
  const sheet = own?.kind === 'thing' ? own : ownSheet(board, node)
  if (!sheet) return true
  const isWide = propInfo[sheet.prop].width >= wide
  if (!sheet.isPlaced) {
    enlarge(sheet, (118 * node.f) / sheet.half)
    sheet.isEasel = propInfo[sheet.prop].kind === 'held'
    const y = sheet.isEasel ? -Math.max(70 * node.f, 170 * node.f - sheet.height / 2) : 0
    put(sheet, node.x + node.facing * (armOf(node) * 0.8 + sheet.half), y)
  } else if (!isWide) node.facing = sheet.x > node.x ? 1 : -1
  node.target = sheet
  if (isThere && drawn.kind === 'thing' && drawn.thing.prop) {
    const { prop, color } = drawn.thing
    sheet.thing = { ...sheet.thing, shows: { prop, ...(color && { color }) } }
  }
  if (!picture) return true
  const [width, height] = isWide
    ? [70 * node.f, propInfo[sheet.prop].height * 0.6]
    : [sheet.half * 0.62, sheet.height * 0.66]
  resize(picture, Math.min(width / picture.half, height / picture.height))
  const middle = isWide
    ? { x: node.x + node.facing * armOf(node) * 1.05, y: -propInfo[sheet.prop].height * 0.5 }
    : { x: sheet.x, y: sheet.y - sheet.height / 2 }
  put(picture, middle.x, middle.y + picture.height / 2)
  picture.z = sheet.z + 1.5
  if (isWide) node.target = picture
  return true
}

/** What is seen on the sheet: the thing itself in small, or a portrait of the figure. */
function pictureOf(board: Board, drawn: Node): ThingNode | null {
  if (drawn.kind === 'thing') {
    if (drawn.isPlaced) return null
    // No wings lift it from the sheet.
    drawn.turn = 1
    return drawn
  }
  const { species, kin } = drawn.player.sheet
  const id = `picture of ${drawn.id}`
  const named = { id, name: 'a picture', prop: null, species, ...(kin && { kin }), count: 1 }
  const node = thingNode(named, board.scale)
  if (node) {
    node.portrait = drawn.player.sheet
    board.nodes.set(id, node)
  }
  return node
}

/** A sheet of paper for whoever draws on nothing that the scene names. */
function ownSheet(board: Board, node: FigureNode): ThingNode | null {
  const id = `sheet of ${node.id}`
  const sheet = thingNode({ id, name: 'a sheet of paper', prop: 'paper', count: 1 }, board.scale)
  if (sheet) board.nodes.set(id, sheet)
  return sheet
}

/** A trace in sand or snow, seen from above. */
function onGround(node: FigureNode, picture: ThingNode | null | undefined): void {
  if (!picture) return
  picture.isTrace = true
  picture.thing = { ...picture.thing, state: 'flat' }
  resize(picture, (140 * node.f) / Math.max(picture.half, picture.height / 2))
  picture.height = 14 * node.f
  put(picture, node.x + node.facing * (armOf(node) * 0.6 + picture.half), 34 * node.f)
  picture.z = -8
  node.target = picture
}
