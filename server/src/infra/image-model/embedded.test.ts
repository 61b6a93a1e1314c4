import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
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

test('pictures for print are JPEGs of the size asked for, cut around the figures, and figures are on the paper', async () => {
  const sheet = {
    who: 'hero',
    name: '[[hero]]',
    description: 'a fox',
    species: 'fox',
    pronouns: 'they',
    look: { species: 'fox' },
  } as const
  const scene = {
    setting: 'forest',
    place: 'forest-path',
    time: 'dusk',
    light: 'sky',
    framing: 'wide',
    cast: [{ who: 'hero', pose: 'wave', expression: 'happy', looks_at: 'reader' }],
    props: [],
    text_area: 'none',
  } as const
  const request = { scene: { ...scene, cast: [...scene.cast], props: [] }, cast: [sheet], seed: 'print:1' }
  const model = embeddedImageModel(() => {}, 1)
  const [page, banner, figure] = await Promise.all([
    model.paintForPrint(request, { shape: 'square', width: 120, bleed: 0.014 }),
    model.paintForPrint(request, { shape: 'wide', width: 240, ratio: 2 }),
    model.paintAlone({ sheet }, { width: 60, paper: '#f4ecd9' }),
  ])
  const sizes = await Promise.all(
    [page, banner, figure].map(async (file) => {
      const { format, width, height } = await sharp(file).metadata()
      return [format, width, height]
    }),
  )
  expect(sizes).toEqual([
    ['jpeg', 120, 120],
    ['jpeg', 240, 120],
    ['jpeg', 60, 60],
  ])
  // Without a seam on the sheet.
  expect([...(await sharp(figure).raw().toBuffer()).subarray(0, 3)]).toEqual([0xf4, 0xec, 0xd9])
  await model.close()
})
