import eye from './icons/eye.svg?raw'
import eyeOff from './icons/eye-off.svg?raw'
import globe from './icons/globe.svg?raw'
import pencil from './icons/pencil.svg?raw'
import plus from './icons/plus.svg?raw'
import star from './icons/star.svg?raw'
import starLine from './icons/star-line.svg?raw'

/** Drawings that several pages show, and neither the frame around them all nor a book: those load without. */
export const pageIcons = { eye, eyeOff, globe, pencil, plus, star, starLine } as const
