import { Anatomy } from './design/anatomy.tsx'
import { Components } from './design/components.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import css from './design.module.css'

/** The design system on one page, in both themes; in development only. */
export const Design = () => {
  usePageTitle('Design')
  return (
    <>
      {(['light', 'night'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={css.theme}>
          <div className="wrap">
            <h1>{theme === 'light' ? 'Morning paper' : 'Lamp off'}</h1>
            <Anatomy />
            <Components theme={theme} />
          </div>
        </div>
      ))}
    </>
  )
}
