import { ellipse } from '../path.ts'
import { bow } from './bows.ts'
import { box, type Pen } from './pen.ts'

// Cloth and paper that are folded, rolled up, tied, and limp.

/** Cloth folded to a pile of layers, between `foot` and twice its thickness over it. */
export const foldedCloth =
  (usual: string, foot: number, half = 62) =>
  (p: Pen): void => {
    const color = p.dye(usual)
    for (const [i, tall] of [0, 1, 2].entries()) {
      const y = foot - 18 - tall * 17
      const w = half - i * 3
      p.cut(
        `M${-w} ${y}H${w - 10}Q${w + 4} ${y} ${w + 4} ${y + 9}Q${w + 4} ${y + 18} ${w - 10} ${y + 18}H${-w}Q${-w - 8} ${y + 9} ${-w} ${y}Z`,
        color,
        { shade: 0.4, lit: 0.3 },
      )
      p.mark(`M${-w + 4} ${y + 17}H${w - 12}`, '#3a2a30', 3, 0.4)
    }
    p.mark(`M${-half + 14} ${foot - 44}H${half - 20}`, '#fdf6e6', 5, 0.8)
  }

/** Cloth rolled up, its end seen from the side. */
export const rolledCloth =
  (usual: string, foot: number, half = 62) =>
  (p: Pen): void => {
    const [color, y] = [p.dye(usual), foot - 30]
    p.cut(`M${-half} ${y - 30}H${half}V${y + 30}H${-half}Z`, color, { shade: 0.5, lit: 0.35 })
    p.cut(ellipse(half, y, 14, 30), color, { shade: 0.4 })
    p.cut(ellipse(-half, y, 22, 30), color, { shade: 0.2, lit: 0.4 })
    p.mark(
      `M${-half + 13} ${y + 2}C${-half + 14} ${y - 20} ${-half - 14} ${y - 20} ${-half - 12} ${y + 2}C${-half - 10} ${y + 16} ${-half + 6} ${y + 14} ${-half + 4} ${y}C${-half + 2} ${y - 8} ${-half - 4} ${y - 6} ${-half - 4} ${y + 2}`,
      '#fdf6e6',
      4,
    )
    p.mark(
      `M${-half * 0.3} ${y - 30}Q${-half * 0.42} ${y} ${-half * 0.3} ${y + 30}M${half * 0.5} ${y - 30}Q${half * 0.38} ${y} ${half * 0.5} ${y + 30}`,
      '#fdf6e6',
      5,
      0.8,
    )
  }

/** A sheet folded in four. */
export const foldedSheet =
  (color: string, foot: number) =>
  (p: Pen): void => {
    p.cut(`M-46 ${foot - 62}L40 ${foot - 70}L50 ${foot - 6}L-40 ${foot}Z`, color, { shade: 0.3, lit: 0.3 })
    p.cut(`M-46 ${foot - 62}L40 ${foot - 70}L44 ${foot - 42}L-43 ${foot - 32}Z`, color, { shade: 0.45 })
    p.mark(`M-43 ${foot - 32}L44 ${foot - 42}M-3 ${foot - 66}L5 ${foot - 3}`, '#b39a6c', 4)
    p.mark(`M-46 ${foot - 62}L40 ${foot - 70}L50 ${foot - 6}L-40 ${foot}Z`, '#b39a6c', 3, 0.8)
  }

/** A sheet rolled up, with a ribbon round it. */
export const rolledSheet =
  (color: string, foot: number) =>
  (p: Pen): void => {
    const y = foot - 22
    p.cut(`M-66 ${y - 20}H66V${y + 20}H-66Z`, color, { shade: 0.5, lit: 0.35 })
    p.cut(ellipse(66, y, 9, 20), '#e9d8b0', { shade: 0.3 })
    p.cut(ellipse(-66, y, 13, 20), '#f7ecd2', { shade: 0.3 })
    p.mark(
      `M-58 ${y}C-58 ${y - 13} -74 ${y - 12} -73 ${y + 2}C-72 ${y + 9} -63 ${y + 7} -65 ${y}`,
      '#a5834c',
      3.5,
    )
    p.bar(`M0 ${y - 20}Q-5 ${y} 0 ${y + 20}`, '#c8503f', 9)
    bow(p, 0, y - 4, 22, '#c8503f')
  }

/** A long knitted band, limp: it hangs in a bow over (0, `top`), its ends with fringes. */
export const limpScarf = (p: Pen): void => {
  const [color, dark] = [p.dye('#c8503f'), p.dye('#b04436')]
  const end = (side: 1 | -1, x: number, y: number): void => {
    for (let i = -2; i <= 2; i++) p.mark(`M${x + i * 7} ${y}q${side * 2} 8 ${side * -1 + i} 17`, color, 4.5)
  }
  // The far end falls behind the near one.
  p.cut('M10 -34C26 -36 44 -22 44 -2C44 28 30 44 36 78Q20 86 4 78C-2 50 14 20 8 -8Z', dark, { shade: 0.5 })
  end(1, 20, 80)
  p.cut(
    'M-40 88C-50 50 -28 24 -36 -6C-38 -30 -18 -44 4 -42C28 -42 42 -32 42 -16C30 -24 18 -24 12 -14C4 4 6 52 -4 90Q-22 96 -40 88Z',
    color,
    {
      shade: 0.5,
      lit: 0.35,
    },
  )
  end(-1, -22, 92)
  p.mark('M-39 62Q-20 70 -3 62M-36 46Q-18 54 0 46', '#f2d79a', 7)
  p.mark('M9 62Q22 68 34 62', '#f2d79a', 7)
  p.mark('M-24 -6Q-16 20 -24 40M-6 -22Q-10 10 -8 36M20 2Q26 24 18 48', '#3a1a24', 4, 0.22)
}

/** The band with a knot in its middle. */
export const knottedScarf = (p: Pen): void => {
  const [color, dark] = [p.dye('#c8503f'), p.dye('#b04436')]
  p.cut('M-6 -14C-30 10 -42 46 -46 86Q-30 96 -14 88C-10 56 0 26 14 4Z', color, { shade: 0.5 })
  p.cut('M6 -14C26 8 36 40 46 78Q30 90 16 84C8 50 -4 20 -14 4Z', dark, { shade: 0.5 })
  p.mark('M-43 66Q-28 74 -12 66M12 60Q26 66 40 58', '#f2d79a', 7)
  for (const x of [-42, -34, -26, -18]) p.mark(`M${x} 90v14`, color, 4.5)
  for (const x of [20, 28, 36, 42]) p.mark(`M${x} 84v14`, dark, 4.5)
  for (const side of [-1, 1])
    p.cut(
      `M0 -14C${side * 14} -42 ${side * 48} -46 ${side * 46} -20C${side * 44} -2 ${side * 14} 0 0 -14Z`,
      side > 0 ? dark : color,
      { shade: 0.45 },
    )
  p.cut(ellipse(0, -12, 18, 20), color, { shade: 0.5, lit: 0.4 })
  p.mark('M-8 -20Q0 -10 -4 2M6 -22Q10 -10 6 0', '#3a1a24', 4, 0.3)
}

const leather = '#8a5c3e'

const boot = (p: Pen): void => {
  p.cut('M-44 -54H12L14 14Q60 16 60 56H-46Z', p.dye(leather), { shade: 0.5, lit: 0.4 })
  p.cut(box(-50, 50, 114, 16, 6), '#4f3628')
  p.cut(box(-48, -60, 66, 20, 7), '#c9a06a')
}

/** A boot with its laces in a bow. */
export const tiedBoot = (p: Pen): void => {
  boot(p)
  p.mark('M-14 -30L14 -22M-14 -12L15 -4M-12 6L16 12', '#f7ecd2', 6)
  bow(p, 6, -32, 26, '#f7ecd2')
}

/** A boot whose laces hang down. */
export const untiedBoot = (p: Pen): void => {
  boot(p)
  p.mark('M-14 -12L15 -4M-12 6L16 12', '#f7ecd2', 6)
  p.mark(
    'M10 -22C40 -30 44 6 66 10C86 14 74 40 92 58M-2 -26C-40 -20 -50 10 -70 22C-84 32 -70 50 -88 62',
    '#f7ecd2',
    6,
  )
}

/** A scarf that hangs by its middle: two ends side by side, straight down. */
export const hungScarf = (p: Pen): void => {
  const [color, dark] = [p.dye('#c8503f'), p.dye('#b04436')]
  for (const [x, y, own] of [
    [14, 74, dark],
    [-12, 90, color],
  ] as const) {
    for (let i = -2; i <= 2; i++) p.mark(`M${x + i * 7} ${y}v16`, own, 4.5)
    p.cut(
      `M-8 -44Q4 -54 12 -40C${x + 8} -10 ${x + 14} 40 ${x + 18} ${y}Q${x} ${y + 8} ${x - 18} ${y}C${x - 16} 40 ${x - 14} -10 -8 -44Z`,
      own,
      {
        shade: 0.5,
        lit: 0.3,
      },
    )
    p.mark(
      `M${x - 17} ${y - 26}Q${x} ${y - 18} ${x + 17} ${y - 26}M${x - 16} ${y - 42}Q${x} ${y - 34} ${x + 16} ${y - 42}`,
      '#f2d79a',
      6,
    )
  }
}
