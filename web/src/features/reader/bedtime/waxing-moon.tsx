import css from './bedtime.module.css'

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

type WaxingMoonProps = {
  /** From 0 to 1. */
  progress: number
  /** Where the finger is not. */
  side: 'left' | 'right'
}

/** Fills while a finger holds. */
export const WaxingMoon = ({ progress, side }: WaxingMoonProps) => {
  const share = prefersReducedMotion() ? Math.floor(progress * 4) / 4 : progress
  // The edge of its shadow: it bulges to the right at first, to the left when it is nearly full.
  const bulge = 80 - 160 * share
  return (
    <div className={css.hold} data-side={side}>
      <p role="status">Keep holding to leave</p>
      <svg viewBox="0 0 132 132" width="132" height="132" aria-hidden="true">
        <circle cx="66" cy="66" r="60" className={css.newMoon} />
        <path d={`M66 6a60 60 0 0 1 0 120c${bulge} -26 ${bulge} -94 0 -120Z`} className={css.moon} />
        {share > 0.35 && (
          <g className={css.seas}>
            <circle cx="88" cy="48" r="7" />
            <circle cx="98" cy="80" r="4.5" />
            <circle cx="80" cy="94" r="3.5" />
          </g>
        )}
      </svg>
    </div>
  )
}
