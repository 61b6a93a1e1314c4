import type { Action, Prop, Scene, SceneAct, Thing } from '@moonpage/storyteller/scene'

/** What a deed is done with, where the line does not say it. */
const tools: Readonly<Partial<Record<Action, Prop>>> = {
  sweeps: 'broom',
  paints: 'brush',
  writes: 'pencil',
  draws: 'pencil',
  hammers: 'hammer',
}

/** Whether a figure has something in the hands besides. */
const holdsBesides = ({ who }: SceneAct, acts: readonly SceneAct[]): boolean =>
  acts.some((one) => one.who === who && (one.does === 'holds' || one.does === 'carries'))

/** A scene in which whoever sweeps has a broom in the hands, and whoever writes a pencil. Pure. */
export function withTools(scene: Scene): Scene {
  const { acts = [], things = [] } = scene
  const figures = new Set<string>(scene.cast.map(({ who }) => who))
  const added: Thing[] = []
  const told = acts.map((act): SceneAct => {
    const prop = tools[act.does]
    const hasTool = act.how.some(({ by, what }) => by === 'with' && !figures.has(what))
    const named = things.some((one) => one.prop === prop && act.how.some(({ what }) => what === one.id))
    if (!prop || !figures.has(act.who) || hasTool || named || holdsBesides(act, acts)) return act
    const id = `${act.who} ${prop}`
    if (!added.some((one) => one.id === id)) added.push({ id, name: `a ${prop}`, prop, count: 1 })
    return { ...act, how: [...act.how, { by: 'with', what: id }] }
  })
  return added.length > 0 ? { ...scene, acts: told, things: [...things, ...added] } : scene
}
