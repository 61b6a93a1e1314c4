import { box, type Pen } from './pen.ts'

/** The woven body of a basket with its rim, full or empty. */
export const weave = (p: Pen): void => {
  const body = 'M-66 60H66L52 124Q0 138 -52 124Z'
  p.cut(body, '#c7935a', { shade: 0.6 })
  p.clip(body, () => {
    for (let row = 0; row < 5; row++)
      for (let x = -70 + (row % 2) * 13; x < 70; x += 26)
        p.cut(box(x, 64 + row * 14, 22, 11, 5), row % 2 ? '#d8a86a' : '#b98349', { shade: 0.3 })
  })
  p.bar('M-66 62H66', '#a5743f', 13)
}

/** A basket that stands on its rim. */
export const basketTurnedOver = (p: Pen): void => p.at(0, 190, 180, () => weave(p))
