import { useSession } from '../../data/session-store.ts'
import { ArrowLink, LinkButton } from '../../ui/button.tsx'
import onPicture from '../../ui/on-picture.module.css'
import css from './hero.module.css'

export const Hero = () => {
  const { status } = useSession()
  return (
    <section className={css.hero}>
      <picture>
        <source media="(min-width: 600px)" srcSet="/art/hero.webp" />
        <img
          className={css.art}
          src="/art/hero-phone.webp"
          srcSet="/art/hero-phone-480.webp 480w, /art/hero-phone-780.webp 780w, /art/hero-phone.webp 1170w"
          sizes="66vw"
          alt="A bear, a fox, and a mouse read a glowing book on a hill under a full moon."
          fetchPriority="high"
        />
      </picture>
      <div className={`wrap ${css.words}`}>
        <div className={onPicture.onPicture}>
          <h1>A bedtime story made for one small listener</h1>
          <p className={css.lead}>
            Pick who it’s about, what it’s about, and where it happens. Moonpage writes the book and paints
            the pictures while the kids are still brushing their teeth.
          </p>
          <div className={css.ways}>
            <LinkButton to="/create" look="lamp" size="big">
              Create a story
            </LinkButton>
            {status !== 'signed-in' && (
              <LinkButton to="/register" look="sky" size="big">
                Sign up free
              </LinkButton>
            )}
            <ArrowLink to="/public" className={css.browse}>
              Browse stories
            </ArrowLink>
          </div>
        </div>
      </div>
    </section>
  )
}
