import { LinkButton } from '../../ui/button.tsx'
import css from './closing.module.css'

export const Closing = () => (
  <section className={css.closing}>
    <div className={css.words}>
      <h2>Teeth, pyjamas, then the fox.</h2>
      <p className={css.lead}>A book takes two or three minutes. The first page is there sooner.</p>
      <LinkButton to="/create" look="lamp" size="big">
        Start Creating Now
      </LinkButton>
    </div>
    <div className={css.picture}>
      <img
        className="art"
        src="/art/closing.webp"
        alt="A fox asleep under a patchwork quilt by a warm lamp."
        loading="lazy"
      />
    </div>
  </section>
)
