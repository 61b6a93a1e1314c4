import { type ComponentType, lazy, useState } from 'react'

/**
 * A lazy component that can be loaded ahead of its first render with `preload`. A preloaded component renders at once,
 * so that server-rendered HTML is not replaced by a spinner.
 */
export const lazyWithPreload = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let preloaded: ComponentType<Props> | undefined
  const Lazy = lazy(async () => ({ default: await load() })) as ComponentType<Props>
  const LazyWithPreload = (props: Props) => {
    const [Component] = useState(() => preloaded ?? Lazy)
    return <Component {...props} />
  }
  const preload = async () => void (preloaded = await load())
  return Object.assign(LazyWithPreload, { preload })
}
