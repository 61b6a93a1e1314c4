import type { SystemHealth } from '@moonpage/contract/system'
import { cx } from '../../lib/class-names.ts'
import css from './system.module.css'

const parts = [
  ['database', 'Database'],
  ['celery_broker', 'Celery Broker'],
  ['storage', 'Storage'],
  ['text_model', 'Text model'],
  ['image_model', 'Image model'],
] as const satisfies [keyof SystemHealth, string][]

/** Each part with `ok`, or what is wrong with it. */
export const HealthList = ({ health }: { health: SystemHealth }) => (
  <dl className={css.health}>
    {parts.map(([part, name]) => (
      <div key={part}>
        <dt>{name}</dt>
        <dd className={cx(css.state, health[part] === 'ok' ? css.good : css.bad)}>{health[part]}</dd>
      </div>
    ))}
  </dl>
)
