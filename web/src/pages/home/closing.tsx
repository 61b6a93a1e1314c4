import { LinkButton } from '../../ui/button.tsx'
import { LazyImage } from '../../ui/lazy-image.tsx'
import css from './closing.module.css'

export const Closing = () => (
  <section className={css.closing}>
    <div className={css.words}>
      <h2>Teeth, pajamas, then the fox.</h2>
      <p className={css.lead}>
        Most books are ready in a few minutes, and you can start reading even sooner.
      </p>
      <LinkButton to="/create" look="lamp" size="big">
        Start Creating Now
      </LinkButton>
    </div>
    <div className={css.picture}>
      <LazyImage
        className="art"
        src="/art/closing.webp"
        alt="A fox asleep under a patchwork quilt by a warm lamp."
      />
    </div>
  </section>
)
