import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { embeddedImageModel } from './embedded.ts'

const never = () => new AbortController().signal

test('the illustrator reports healthy even while all threads are busy', async () => {
  const model = embeddedImageModel(() => {}, 1)
  await model.check(never())
  const portraits = Array.from({ length: 5 }, () =>
    model.portrait({
      who: 'hero',
      name: '[[hero]]',
      description: 'a fox',
      species: 'fox',
      pronouns: 'they',
      look: { species: 'fox' },
    }),
  )
  let painted = 0
  for (const portrait of portraits) void portrait.then(() => painted++)
  await model.check(never())
  expect(painted).toBeGreaterThan(0)
  expect(painted).toBeLessThan(5)
  await Promise.all(portraits)

  const given = new AbortController()
  given.abort()
  await expect(model.check(given.signal)).rejects.toThrow(/abort/i)
  await model.close()
})

/** The nice values of this process's threads: proc_pid_stat(5), field 19. */
const niceValues = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })

test.runIf(process.platform === 'linux')('threads that paint give way to all others', async () => {
  const model = embeddedImageModel(() => {}, 2)
  const before = niceValues().filter((nice) => nice > 0).length
  await model.check(never())
  expect(niceValues().filter((nice) => nice > 0).length).toBeGreaterThan(before)
  await model.close()
  expect(niceValues()).toContain(0)
})
