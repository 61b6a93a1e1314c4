import { box, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const patches = ['#e9d3ae', '#d8a23f', '#c8674f', '#5aa7a8', '#3f6f9a', '#a58ab8']

/** A cloth with its patches, which lean with it, and its folds from the top to the hem. */
function drawFolds(p: Pen, over: string, half: number, folds: string): void {
  p.cut(over, p.dye('#2c8f93'), { shade: 0.5, lit: 0.3 })
  const columns = Math.round(half / 25)
  p.clip(over, () => {
    for (let row = 0; row < (p.color === undefined ? 5 : 0); row++)
      for (let i = -columns - 2; i <= columns + 2; i++) {
        // They fall to both sides and hang lower there.
        const slant = i / columns
        p.at(i * 44 * (1 + row * 0.03), -186 + row * 44 + 34 * slant * slant, 13 * slant, () =>
          p.cut(box(-21, 0, 42, 40, 7), patches[(((row * 3 + i * 2) % 6) + 6) % 6]!, { shade: 0.2 }),
        )
      }
    p.mark(folds, '#3a2a4a', 10, 0.2)
    p.d.shape(`M${-half} -44Q0 -16 ${half} -44V16H${-half}Z`, p.tint('#3a3050'), {
      shade: 0.4,
      lit: 0,
      opacity: 0.2,
    })
  })
}

/** A great blanket that lies over several. */
export const mound: PropDrawing = {
  width: 640,
  height: 176,
  kind: 'ground',
  draw(p) {
    p.shadow(310)
    drawFolds(
      p,
      'M-322 -4Q-318 -92 -240 -124Q-186 -166 -120 -154Q-60 -178 4 -166Q70 -178 128 -152Q196 -164 244 -118Q318 -88 322 -4Q284 10 246 0Q204 -8 160 2Q110 12 60 2Q10 -6 -40 4Q-96 12 -150 2Q-204 -8 -252 2Q-292 10 -322 -4Z',
      330,
      'M-214 -140Q-262 -70 -258 -6M-112 -150Q-138 -70 -132 -2M4 -160Q-6 -80 10 -4M120 -146Q146 -74 138 -4M218 -130Q260 -70 262 -8',
    )
  },
}

/** A blanket over one who sits up in it: from the top it falls to all sides. */
export const blanketOverOne = (p: Pen): void => {
  p.shadow(152)
  drawFolds(
    p,
    'M-162 -6C-156 -60 -118 -84 -96 -124C-80 -158 -44 -176 0 -176C44 -176 80 -158 96 -124C118 -84 156 -60 162 -6Q132 12 104 0Q76 -10 48 4Q20 14 -8 2Q-36 -8 -64 4Q-92 12 -114 0Q-140 -8 -162 -6Z',
    170,
    'M-70 -140C-96 -90 -124 -60 -128 -6M-30 -160C-50 -100 -64 -50 -58 0M14 -164C20 -100 6 -50 14 0M52 -150C74 -96 78 -50 74 0M82 -128C104 -80 128 -60 134 -6',
  )
}

/** The front of a blanket around one who is upright: over both shoulders, from which it falls. */
export const blanketAroundOne = (p: Pen): void => {
  p.shadow(152)
  drawFolds(
    p,
    'M-162 -6C-160 -60 -146 -96 -132 -132C-126 -158 -116 -180 -98 -184C-78 -186 -68 -160 -44 -157Q0 -153 44 -157C68 -160 78 -186 98 -184C116 -180 126 -158 132 -132C146 -96 160 -60 162 -6Q132 12 104 0Q76 -10 48 4Q20 14 -8 2Q-36 -8 -64 4Q-92 12 -114 0Q-140 -8 -162 -6Z',
    170,
    'M-100 -150C-112 -90 -124 -60 -128 -6M-46 -164C-56 -100 -64 -50 -58 0M8 -160C16 -100 6 -50 14 0M58 -160C74 -96 78 -50 74 0M106 -146C116 -80 128 -60 134 -6',
  )
}

/** Half of the width of a bundle, in its own units. */
export const bundleHalf = 118

/** A blanket around something, its corners tied on top. */
export const bundle = (p: Pen): void => {
  p.shadow(112)
  const ear = p.dye('#2c8f93')
  p.cut('M-4 -138C-40 -186 -74 -176 -70 -150C-58 -132 -30 -126 -4 -132Z', ear, { shade: 0.4 })
  p.cut('M4 -138C40 -188 76 -172 70 -148C56 -132 30 -126 4 -132Z', ear, { shade: 0.4 })
  drawFolds(
    p,
    'M-30 -136C-84 -126 -122 -84 -118 -40C-116 -12 -84 0 0 2C84 0 116 -12 118 -40C122 -84 84 -126 30 -136Z',
    126,
    'M-20 -132C-62 -104 -84 -66 -84 -8M-6 -132C-26 -100 -34 -50 -30 0M8 -132C30 -96 38 -50 36 0M22 -130C64 -104 86 -66 86 -10',
  )
  p.cut('M-28 -142Q0 -156 28 -142Q32 -128 22 -122Q0 -114 -22 -122Q-32 -128 -28 -142Z', ear, { shade: 0.5 })
}
