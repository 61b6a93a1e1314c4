import { useState } from 'react'
import { cx } from '../lib/class-names.ts'
import css from './pencil-to-paint.module.css'

type PencilToPaintProps = {
  /** The pencil drawing; null when there is none. */
  sketch: string | null
  /** The painting; null while it is not there. */
  src: string | null
  srcSet?: string
  sizes?: string
  /** Class names that say which part is seen where not all of it is. */
  crop?: string | undefined
  alt: string
  eager?: boolean
  onError?: () => void
}

const size = { width: 1536, height: 1152 }

/**
 * A picture on its way: the pencil drawing first, and the paint wiped over it when it comes. What was painted
 * from the start is simply there.
 */
export const PencilToPaint = ({
  sketch,
  src,
  srcSet,
  sizes,
  crop,
  alt,
  eager,
  onError,
}: PencilToPaintProps) => {
  // The server forgets the drawing once the picture is painted; the wipe still needs it.
  const [drawn, setDrawn] = useState(sketch)
  if (sketch && sketch !== drawn) setDrawn(sketch)
  const [cameLater] = useState(src === null)
  const [loaded, setLoaded] = useState(false)
  const [wiped, setWiped] = useState(false)
  const wipes = cameLater && src !== null
  return (
    <>
      {drawn && !wiped && (
        <img
          {...size}
          className={cx(css.pencil, crop)}
          src={drawn}
          alt={src ? '' : alt}
          loading={eager ? 'eager' : 'lazy'}
        />
      )}
      {src && (
        <img
          {...size}
          className={cx(css.paint, crop, wipes && (loaded ? css.wipe : css.unseen))}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={eager || wipes ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          // What stood there before the scripts came is not blank for a moment.
          decoding={eager && !wipes ? 'sync' : 'async'}
          onLoad={() => setLoaded(true)}
          onAnimationEnd={() => setWiped(true)}
          onError={onError}
        />
      )}
    </>
  )
}
