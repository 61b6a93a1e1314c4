import type { ComponentType } from 'react'

/** For optional components: renders nothing if the chunk cannot be loaded. */
export const optionalLazy = (script: Promise<ComponentType>): Promise<{ default: ComponentType }> =>
  script.then(
    (component) => ({ default: component }),
    () => ({ default: () => null }),
  )
