import { isObject, listOf, textOf } from './json-answer.ts'

/** Whether an answer's page has a picture; without one the page keeps what it has. */
export const hasPicture = ({ scene }: Record<string, unknown>): boolean =>
  isObject(scene) && (listOf(scene['acts']).length > 0 || textOf(scene['acts']) !== '')
