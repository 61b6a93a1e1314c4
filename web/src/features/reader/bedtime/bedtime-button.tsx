import { createPortal } from 'react-dom'
import { useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/icon.tsx'
import moon from '../../../ui/icons/moon.svg?raw'
import css from './bedtime-button.module.css'

/** Opens bedtime mode: in the bar above the book, where a place is kept for it. */
export const BedtimeButton = ({ onPress }: { onPress: () => void }) => {
  const [place] = useState(() => document.querySelector('header [data-bedtime]'))
  return (
    place &&
    createPortal(
      <IconButton label="Bedtime" className={css.button} onClick={onPress}>
        <Drawing svg={moon} />
      </IconButton>,
      place,
    )
  )
}
