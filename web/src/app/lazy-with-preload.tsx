import { type ComponentType, lazy, useState } from 'react'

/**
 * A component whose script is fetched when it is first shown, as by `lazy`, or ahead of that by `bring`. What was
 * brought is there at once: nothing turns where a first screen stands already.
 */
export const lazyWithPreload = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let brought: ComponentType<Props> | undefined
  const Lazy = lazy(async () => ({ default: await load() })) as ComponentType<Props>
  const Later = (props: Props) => {
    const [Part] = useState(() => brought ?? Lazy)
    return <Part {...props} />
  }
  const preload = async () => void (brought = await load())
  return Object.assign(Later, { preload })
}
