import { LinkButton } from '../../ui/button.tsx'
import css from './no-characters.module.css'

/** The empty state. @param isMaker whether it has links to create a hero or a companion */
export const NoCharacters = ({ isMaker }: { isMaker: boolean }) => (
  <section className={css.none}>
    <img src="/art/no-characters.webp" alt="" width="800" height="462" />
    <h2>Nobody here yet</h2>
    {isMaker ? <MakeSomebody /> : <p className="lead soft">A parent in your family makes the characters.</p>}
  </section>
)

const MakeSomebody = () => (
  <>
    <p className="lead soft">
      Make your child the hero, or add a small friend to come along. They look the same in every book, as
      friends do.
    </p>
    <div className={css.ways}>
      <LinkButton to="/dashboard/characters/new-hero" look="lamp" size="big">
        Make a hero
      </LinkButton>
      <LinkButton to="/dashboard/characters/new-companion" size="big">
        Make a companion
      </LinkButton>
    </div>
  </>
)
