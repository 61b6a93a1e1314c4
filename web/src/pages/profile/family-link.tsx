import { cx } from '../../lib/class-names.ts'
import { LinkButton } from '../../ui/button.tsx'
import css from './part.module.css'

export const FamilyLink = () => (
  <section className={cx(css.part, css.narrow)} aria-labelledby="profile-family">
    <h2 id="profile-family">Family</h2>
    <p className="small soft">Share one library with everyone who reads at bedtime.</p>
    <LinkButton to="/family">See your family</LinkButton>
  </section>
)
