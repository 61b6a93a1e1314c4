import type { SystemHealth } from '@moonpage/contract/system'
import { cx } from '../../lib/class-names.ts'
import css from './system.module.css'

const parts = [
  ['database', 'Database', 'Stores accounts and stories'],
  [
    'celery_broker',
    'Celery Broker',
    'Hands out the work: stories to write, pictures to paint, email to send',
  ],
  ['storage', 'Storage', 'Stores the pictures and recordings'],
  ['text_model', 'Text model', 'Writes the stories'],
  ['image_model', 'Image model', 'Paints the pictures'],
  ['voice', 'Voice', 'Reads the stories aloud'],
] as const satisfies [keyof SystemHealth, string, string][]

/** Each component with `ok` or its error. */
export const HealthList = ({ health }: { health: SystemHealth }) => (
  <dl className={css.health}>
    {parts.map(([part, name, task]) => (
      <div key={part}>
        <dt>{name}</dt>
        <dd>
          <span className={cx(css.state, health[part] === 'ok' ? css.good : css.bad)}>{health[part]}</span>
          <span className={css.task}>{task}</span>
        </dd>
      </div>
    ))}
  </dl>
)
