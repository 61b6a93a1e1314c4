import type { ComponentProps } from 'react'
import { isOnServer } from '../lib/on-server.ts'

type Source = { src: string; srcSet?: string | undefined; sizes?: string | undefined }

export type LazyImageProps = Omit<ComponentProps<'img'>, keyof Source> &
  Source & {
    alt: string
    /** The last of its sizes, where that is a phone's. */
    phoneSize?: string | undefined
    /** On a desk it is on the first screen, on a phone it is not. */
    isOnDesk?: boolean | undefined
  }

/** One pixel that needs no request. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/** A phone asks for one pixel, of which "nothing" has nine: enough for the densest screen. */
const forDesk = ({ src, srcSet, sizes }: Source): Source => ({
  src,
  srcSet: `${nothing} 9w, ${srcSet}`,
  sizes: `${sizes}, 1px`,
})

/**
 * A picture further down. In what the server renders nothing stands in its place: it would take the network from the
 * picture that is seen. Without scripts it is there, and fills the box that cuts off what stands for it.
 */
export const LazyImage = ({ alt, src, srcSet, sizes, phoneSize, isOnDesk, ...given }: LazyImageProps) => {
  const rest = { loading: 'lazy', decoding: 'async', ...given } as const
  const whole = { src, srcSet, sizes: phoneSize ? `${sizes}, ${phoneSize}` : sizes }
  if (!isOnServer || rest.loading === 'eager') return <img alt={alt} {...rest} {...whole} />
  return (
    <>
      {alt && (
        <noscript>
          <img alt={alt} {...given} {...whole} />
        </noscript>
      )}
      {isOnDesk ? (
        <img alt={alt} {...rest} {...forDesk({ src, srcSet, sizes })} />
      ) : (
        <img alt="" {...rest} src={nothing} />
      )}
    </>
  )
}
