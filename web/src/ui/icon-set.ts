import back from './icons/back.svg?raw'
import book from './icons/book.svg?raw'
import check from './icons/check.svg?raw'
import close from './icons/close.svg?raw'
import down from './icons/down.svg?raw'
import lamp from './icons/lamp.svg?raw'
import mark from './icons/mark.svg?raw'
import next from './icons/next.svg?raw'
import play from './icons/play.svg?raw'
import redo from './icons/redo.svg?raw'
import sliders from './icons/sliders.svg?raw'
import warning from './icons/warning.svg?raw'

/** The icons that every page loads: those of the layout and of what can appear on any page. */
export const iconSet = {
  back,
  book,
  check,
  close,
  down,
  lamp,
  mark,
  next,
  play,
  redo,
  sliders,
  warning,
} as const
export type IconName = keyof typeof iconSet
