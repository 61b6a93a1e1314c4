import type { ComponentType } from 'react'

/** For what a page can do without: where its script cannot be had, nothing stands in its place. */
export const optionalLazy = (script: Promise<ComponentType>): Promise<{ default: ComponentType }> =>
  script.then(
    (component) => ({ default: component }),
    () => ({ default: () => null }),
  )
