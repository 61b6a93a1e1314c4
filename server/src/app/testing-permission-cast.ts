import { newActor, newCaller, type Actor, type Api, type CallerKind } from './testing-permission-actors.ts'
import { makers, type Cast, type Part, type Stage } from './testing-permission-parts.ts'

/**
 * New people for each call, since some calls end sessions, change passwords or delete accounts.
 * @param parts what the call addresses; by default all that there is
 */
export async function newCast(
  api: Api,
  kind: CallerKind,
  parts: Iterable<keyof Cast> = Object.keys(makers) as Part[],
): Promise<Cast> {
  const owner = await newActor(api, 'user')
  const made: Partial<Cast> = { owner, caller: await newCaller(api, kind, owner) }
  const get = async <P extends Part>(part: P) => {
    if (!(part in made)) Object.assign(made, await makers[part](stage))
    return made[part] as Cast[P]
  }
  const stage: Stage = { api, owner, caller: made.caller as Actor, get }
  for (const part of parts) if (part !== 'caller' && part !== 'owner') await get(part)
  return made as Cast
}

/** Turns the caller's session into the view of the owner's child. */
export async function openView(api: Api, { caller, childId }: Cast): Promise<void> {
  const opened = { child_id: childId, pin: '4711' }
  const { status } = await api.as(caller.access_token).post('/api/v1/child-view', opened)
  if (status !== 200) throw new Error(`The child's view was not opened: ${status}`)
}
