import { existsSync } from 'node:fs'
import { subjects, themes } from '@moonpage/contract/categories'
import { drawnThings } from '@moonpage/contract/fact-kinds'
import { companionKinds } from '@moonpage/contract/story-input'
import { kins } from '@moonpage/storyteller/scene'
import { catalogue } from '@moonpage/storyteller/tales/catalogue'
import { nameThing } from '@moonpage/storyteller/tales/name-thing'
import { expect, test } from 'vitest'

test('whatever a series may remember has a drawing, made by scripts/site-art.ts', () => {
  const things = [...themes.flatMap((theme) => catalogue.talesOf(theme)), ...catalogue.sequels()]
    .flatMap(({ leaves }) => leaves)
    .flatMap(({ kind, noun }) => (kind === 'thing' && noun ? (nameThing(noun).prop ?? []) : []))
  const drawn = ['child', 'letter', ...things, ...drawnThings, ...kins, ...subjects, ...companionKinds]
  expect(things.filter((name) => !drawnThings.includes(name))).toEqual([])
  const missing = drawn.filter(
    (name) => !existsSync(new URL(`../../web/public/art/facts/${name}.webp`, import.meta.url)),
  )
  expect(missing).toEqual([])
})
