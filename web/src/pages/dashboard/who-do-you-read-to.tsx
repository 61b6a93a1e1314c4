import { Button } from '../../ui/button.tsx'
import { CutOut } from '../../ui/picture.tsx'
import { AddChild } from '../../features/children/add-child.tsx'
import css from './who-do-you-read-to.module.css'

/** Asks for a first child. No child is needed for anything below. */
export const WhoDoYouReadTo = ({ onNotNow }: { onNotNow: () => void }) => (
  <section className={css.ask} aria-labelledby="tonight">
    <CutOut pencil className={css.picture}>
      <img src="/art/places/bedroom.webp" alt="" width="640" height="480" />
      <img className={css.fox} src="/art/waiting-fox.webp" alt="" width="480" height="495" />
    </CutOut>
    <div className={css.words}>
      <h2 id="tonight">Who do you read to?</h2>
      <p className="lead soft">
        Give us a name, or just a nickname. From then on, tonight’s story is one press away.
      </p>
      <AddChild
        onAdded={() => {}}
        otherwise={
          <Button look="bare" className={css.later} onClick={onNotNow}>
            Not now
          </Button>
        }
      />
      <p className={css.note}>It stays in your account. We never ask for a photo.</p>
    </div>
  </section>
)
