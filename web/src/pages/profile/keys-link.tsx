import { cx } from '../../lib/class-names.ts'
import { LinkButton } from '../../ui/button.tsx'
import css from './part.module.css'

export const KeysLink = () => (
  <section className={cx(css.part, css.narrow)} aria-labelledby="profile-keys">
    <h2 id="profile-keys">Your own scripts</h2>
    <p className="small soft">Make stories from a program you write, and hear when one is done.</p>
    <LinkButton to="/profile/keys">Keys and webhooks</LinkButton>
  </section>
)
