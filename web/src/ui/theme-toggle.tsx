import { IconButton } from './button.tsx'
import { chooseTheme, useTheme } from './theme.ts'

/** Toggles the dark theme. */
export const ThemeToggle = () => {
  const night = useTheme() === 'night'
  return (
    <IconButton
      icon="lamp"
      label={night ? 'Lamp on' : 'Lamp off'}
      onClick={() => chooseTheme(night ? 'light' : 'night')}
    />
  )
}
