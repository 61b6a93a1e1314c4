import eye from './icons/eye.svg?raw'
import eyeOff from './icons/eye-off.svg?raw'
import globe from './icons/globe.svg?raw'
import pencil from './icons/pencil.svg?raw'
import plus from './icons/plus.svg?raw'
import star from './icons/star.svg?raw'
import starLine from './icons/star-line.svg?raw'

/** Icons of several pages, separate from those of the layout and the reader, which load without them. */
export const pageIcons = { eye, eyeOff, globe, pencil, plus, star, starLine } as const
