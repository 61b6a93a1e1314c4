import { ellipse } from '../path.ts'
import { bow, tangle } from './bows.ts'
import { box, type Pen } from './pen.ts'

// Things that melted, burst, came open at a seam, or got into a tangle.

/** A puddle with what is left of a snowman in it: hat, carrot, arms. */
export const meltedSnowman = (p: Pen): void => {
  p.cut(
    'M-150 -14C-140 -44 -60 -46 0 -44C70 -48 146 -40 150 -12C140 10 60 8 0 4C-70 10 -140 8 -150 -14Z',
    '#bcd9ea',
    {
      shade: 0.3,
    },
  )
  p.cut('M-78 -22C-70 -74 -36 -84 -2 -82C40 -84 74 -66 80 -22Q0 -2 -78 -22Z', '#eef5fa', {
    shade: 0.5,
    lit: 0.4,
  })
  p.bar('M84 -22L140 -64M124 -52L144 -44M-96 -18L-144 -40', '#6b4a36', 8)
  p.at(-6, -92, -16, () => {
    p.cut(box(-52, -8, 104, 14, 6), '#3f4458', { shade: 0.4 })
    p.cut(box(-32, -62, 64, 58, 6), '#3f4458', { shade: 0.5 })
    p.flat(box(-32, -24, 64, 14, 2), '#c8503f')
  })
  p.cut('M44 -20L104 -2L40 -2Q34 -12 44 -20Z', '#e58a34', { shade: 0.4 })
  p.flat(ellipse(-40, -30, 7), '#3a3036')
  p.flat(ellipse(-14, -18, 7), '#3a3036')
}

/** What is left of a ball of snow. */
export const meltedSnowball = (p: Pen): void => {
  p.cut('M-66 34C-60 16 60 14 66 34C58 52 -58 54 -66 34Z', '#a9cfe4', { shade: 0.3 })
  p.cut('M-34 32C-34 2 30 0 34 30Q0 44 -34 32Z', '#f2f7fb', { shade: 0.5, lit: 0.4 })
  p.gleam('M-52 34q8 6 18 6', 4, 0.8)
}

/** A stump of a candle, with wax down its side and all over the saucer. */
export const meltedCandle = (p: Pen): void => {
  p.cut(ellipse(0, 38, 44, 12), '#c79a4a')
  p.bar('M38 36C60 30 60 10 42 16', '#c79a4a', 7)
  p.cut('M-38 34C-34 20 -22 24 -20 6C-18 -8 20 -10 20 6C20 24 34 20 38 34Q0 50 -38 34Z', '#f7ecd2', {
    shade: 0.45,
  })
  p.mark('M-12 6V22M4 8V28M14 8V18', '#d9c49a', 5, 0.8)
  p.mark('M0 2V-12', '#3a3036', 5)
}

/** Rags of rubber on a string. */
export const burstBalloon = (p: Pen): void =>
  p.at(0, -94, 0, () => {
    for (const [x, y, turn] of [
      [-38, -30, -30],
      [34, -44, 40],
      [-6, -64, 100],
      [44, 8, 160],
    ] as const)
      p.at(x, y, turn, () =>
        p.cut('M-22 -8Q-8 -18 4 -10Q18 -16 24 0Q10 4 8 14Q-6 8 -16 14Q-14 2 -22 -8Z', '#e0604f', {
          shade: 0.4,
          lit: 0.4,
        }),
      )
    p.cut('M-14 -6Q0 -16 14 -4L6 14L10 20H-10L-6 14Z', '#e0604f', { shade: 0.4 })
    p.mark('M0 20C-10 50 12 70 -4 108', '#7a6a5a', 4)
    p.mark('M-62 -62L-78 -80M62 -70L78 -88M-4 -96V-116', '#e8b24c', 6)
  })

/** A ragged hole out of which stuffing comes. */
export const stuffingOut = (p: Pen, x: number, y: number, size: number): void => {
  p.flat(
    `M${x - size} ${y - size * 0.2}L${x - size * 0.5} ${y - size * 0.5}L${x} ${y - size * 0.35}L${x + size * 0.6} ${y - size * 0.6}L${x + size} ${y}L${x + size * 0.5} ${y + size * 0.5}L${x - size * 0.1} ${y + size * 0.35}L${x - size * 0.7} ${y + size * 0.5}Z`,
    '#4a342c',
  )
  for (const [dx, dy, r] of [
    [-0.5, 0.05, 0.36],
    [0.1, -0.2, 0.4],
    [0.5, 0.12, 0.36],
    [0, 0.34, 0.38],
    [0.45, 0.62, 0.26],
  ] as const)
    p.cut(ellipse(x + dx * size, y + dy * size, r * size, r * size * 0.86), '#fdf8ee', { shade: 0.35 })
}

/** A thread, a rope in a tangle. */
export const tangledThread = (p: Pen): void => tangle(p, [0, 44], [74, 68], p.dye('#c8443a'), 6)
export const tangledRope = (p: Pen): void => tangle(p, [0, 52], [84, 62], '#c9a066', 9)

/** A ball of wool that has come undone round itself. */
export const tangledWool = (p: Pen): void => {
  const color = p.dye('#c8503f')
  p.cut(ellipse(0, 6, 32), color, { shade: 0.6 })
  tangle(p, [4, 4], [66, 48], color, 6)
}

/** A thread with a knot and a bow in it. */
export const knottedThread = (p: Pen): void => {
  const color = p.dye('#c8443a')
  p.bar('M-76 92C-50 48 -30 68 0 48C30 68 50 48 76 92', color, 8)
  bow(p, 0, 46, 36, color)
}
