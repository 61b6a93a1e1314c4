import back from './icons/back.svg?raw'
import bell from './icons/bell.svg?raw'
import book from './icons/book.svg?raw'
import check from './icons/check.svg?raw'
import close from './icons/close.svg?raw'
import down from './icons/down.svg?raw'
import eye from './icons/eye.svg?raw'
import eyeOff from './icons/eye-off.svg?raw'
import globe from './icons/globe.svg?raw'
import lamp from './icons/lamp.svg?raw'
import mark from './icons/mark.svg?raw'
import menu from './icons/menu.svg?raw'
import next from './icons/next.svg?raw'
import pencil from './icons/pencil.svg?raw'
import plus from './icons/plus.svg?raw'
import redo from './icons/redo.svg?raw'
import sliders from './icons/sliders.svg?raw'
import star from './icons/star.svg?raw'
import starLine from './icons/star-line.svg?raw'
import warning from './icons/warning.svg?raw'

/** The drawings that some screen uses; one more is one more line. */
export const iconSet = {
  back,
  bell,
  book,
  check,
  close,
  down,
  eye,
  'eye-off': eyeOff,
  globe,
  lamp,
  mark,
  menu,
  next,
  pencil,
  plus,
  redo,
  sliders,
  star,
  'star-line': starLine,
  warning,
} as const
export type IconName = keyof typeof iconSet
