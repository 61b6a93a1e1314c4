import { ellipse } from '../path.ts'
import { weave } from './basket-weave.ts'
import { box, type Pen } from './pen.ts'

type Draw = (p: Pen) => void

const stone = '#b9a99a'

/** A door that stands ajar, with the light or the dark of a room behind it. */
export const openDoor: Draw = (p) => {
  p.halo(0, -200, 240, '#ffc06a', 0.75)
  p.shadow(140)
  p.cut(box(-130, -22, 260, 22, 6), '#a39ca6')
  p.cut('M-116 -20V-270C-116 -440 116 -440 116 -270V-20Z', stone, { shade: 0.5 })
  p.mark('M-114 -200H-90M-114 -120H-90M114 -200H90M114 -120H90', '#8f8078', 5)
  p.shine('M-90 -20V-270C-90 -400 90 -400 90 -270V-20Z', '#ffd694', '#4a3a44')
  p.cut('M-90 -20V-270C-88 -330 -60 -356 -24 -366V-4Z', '#b5533f', { shade: 0.6 })
  p.mark('M-56 -22V-340', '#8a3f30', 5)
  p.bar('M-88 -80H-44M-88 -196H-44', '#4a4250', 11)
  p.cut(ellipse(-38, -150, 11), '#e3b045', { lit: 0.5 })
}

export const openWindow: Draw = (p) => {
  p.halo(0, -190, 220, '#ffd98a', 0.6)
  p.cut(box(-100, -320, 200, 250, 8), '#8a5c3a')
  p.shine(box(-84, -304, 168, 218, 4), '#ffdf98', '#35405f')
  for (const side of [-1, 1]) {
    p.cut(`M${side * 84} -304L${side * 134} -322V-70L${side * 84} -86Z`, '#9a6a46', { shade: 0.4 })
    p.shine(`M${side * 94} -288L${side * 124} -300V-92L${side * 94} -102Z`, '#ffe8b8', '#b8dbe6')
    p.bar(`M${side * 94} -196L${side * 124} -198`, '#9a6a46', 7)
  }
  p.cut(box(-110, -84, 220, 22, 6), '#a97648')
  p.cut(box(-92, -64, 184, 64, 4), '#8f7a66', { shade: 0.4 })
}

export const openGate: Draw = (p) => {
  p.shadow(210)
  for (const side of [-1, 1]) {
    const x = side * 176
    p.cut(box(x - 32, -300, 64, 304, 6), '#a39ca6', { shade: 0.6 })
    p.cut(box(x - 42, -318, 84, 24, 6), '#b8b0b8')
    p.cut(ellipse(x, -342, 26), '#a39ca6')
    p.cut(`M${side * 140} -268L${side * 96} -290V10L${side * 140} -14Z`, '#8f5f40', { shade: 0.5 })
    p.bar(`M${side * 98} -226L${side * 138} -218M${side * 98} -60L${side * 138} -62`, '#6b4636', 12)
  }
}

export const shutChest: Draw = (p) => {
  const brass = '#dba83f'
  p.shadow(124)
  p.cut(box(-102, -94, 204, 94, 8), '#9a6040', { shade: 0.6 })
  p.cut('M-106 -92V-118Q-104 -166 -60 -168H60Q104 -166 106 -118V-92Z', '#8a5438', { shade: 0.5 })
  p.mark('M-98 -62H98M-98 -32H98', '#7a4a34', 4)
  for (const x of [-88, 88]) p.cut(box(x - 12, -160, 24, 160, 4), brass)
  p.cut(box(-106, -104, 212, 18, 6), brass)
  p.cut(box(-22, -112, 44, 48, 8), '#eabf58')
  p.flat(ellipse(0, -90, 7), '#4f2f2a')
}

/** Without its handle, for those who sit in it. */
export const openBasket: Draw = (p) => {
  p.cut(ellipse(0, 58, 64, 14), '#6b4a2c', { shade: 0.2 })
  weave(p)
}
