import type { Child } from '@moonpage/contract/children'
import { local, perUser } from '../../lib/storage.ts'

// In this browser until its user logs out, so that faces and names are there before the first answer.

export type RememberedChild = Pick<Child, 'id' | 'name'>

const childrenKey = (person: string) => `${perUser}children.${person}`
const faceKey = (childId: string) => `${perUser}face.${childId}`

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export const rememberChildren = (person: string, children: readonly Child[]): void =>
  local.set(childrenKey(person), JSON.stringify(children.map(({ id, name }) => ({ id, name }))))

/** Empty if none are known. */
export const rememberedChildren = (person: string): RememberedChild[] =>
  (parse(local.get(childrenKey(person))) as RememberedChild[] | null) ?? []

/** @param url of the portrait: a data URL */
export const rememberFace = (childId: string, look: unknown, url: string): void =>
  local.set(faceKey(childId), JSON.stringify({ look: JSON.stringify(look), url }))

/** The face that a child had. @param look only that of this look */
export const rememberedFace = (childId: string, look?: unknown): string | undefined => {
  const face = parse(local.get(faceKey(childId))) as { look: string; url: string } | null
  return face && (look === undefined || face.look === JSON.stringify(look)) ? face.url : undefined
}
