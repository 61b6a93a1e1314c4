import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import type { PropDrawing } from './prop-drawing.ts'

const pit: PropDrawing = {
  width: 360,
  height: 150,
  kind: 'ground',
  draw(p) {
    p.cut('M40 -70C60 -120 96 -150 124 -148C156 -146 182 -92 176 -52C140 -36 60 -44 40 -70Z', '#a08560', {
      shade: 0.45,
    })
    p.cut(
      'M-176 -44C-180 -78 -150 -92 -120 -96C-60 -108 60 -108 120 -96C156 -90 180 -76 176 -44C170 -8 90 0 0 0C-90 0 -170 -8 -176 -44Z',
      '#8f7a5c',
      {
        shade: 0.4,
      },
    )
    p.flat(ellipse(0, -54, 146, 36), '#251c26')
    p.flat(ellipse(8, -46, 126, 26), '#15101a')
    p.mark('M90 -128q12 -8 22 -4M120 -96q14 -8 26 -4', '#7f6a48', 5, 0.7)
  },
}

export const pitProps = { pit } satisfies Partial<Record<Prop, PropDrawing>>
