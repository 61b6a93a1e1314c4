import { useState } from 'react'
import { cx } from '../lib/class-names.ts'
import css from './pencil-to-paint.module.css'

type PencilToPaintProps = {
  /** URL of the sketch; null if there is none. */
  sketch: string | null
  /** URL of the painting; null until it is painted. */
  src: string | null
  srcSet?: string
  sizes?: string
  /** Crop class names; see `cropClass`. */
  crop?: string | undefined
  alt: string
  eager?: boolean
  onError?: () => void
}

const size = { width: 1536, height: 1152 }

/**
 * Shows the sketch until the painting is loaded, then reveals the painting with an animation. A picture that is painted
 * from the start is not animated.
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
  // The server drops the sketch once the picture is painted, but the animation needs it.
  const [lastSketch, setLastSketch] = useState(sketch)
  if (sketch && sketch !== lastSketch) setLastSketch(sketch)
  const [cameLater] = useState(src === null)
  const [loaded, setLoaded] = useState(false)
  const [wiped, setWiped] = useState(false)
  const wipes = cameLater && src !== null
  return (
    <>
      {lastSketch && !wiped && (
        <img
          {...size}
          className={cx(css.pencil, crop)}
          src={lastSketch}
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
          // Avoids a flash when React replaces the server-rendered picture.
          decoding={eager && !wipes ? 'sync' : 'async'}
          onLoad={() => setLoaded(true)}
          onAnimationEnd={() => setWiped(true)}
          onError={onError}
        />
      )}
    </>
  )
}
