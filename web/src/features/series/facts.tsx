import type { Series, SeriesFact } from '@moonpage/contract/series'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { cx } from '../../lib/class-names.ts'
import { Button } from '../../ui/button.tsx'
import erase from '../../ui/icons/erase.svg?raw'
import lock from '../../ui/icons/lock.svg?raw'
import pencil from '../../ui/icons/pencil.svg?raw'
import { Drawing } from '../../ui/icon.tsx'
import css from './facts.module.css'
import { NameDialog } from './name-dialog.tsx'
import { useCorrectFact } from './use-series.ts'

const kindWords: Record<SeriesFact['kind'], string> = {
  friend: 'A friend',
  thing: 'Kept',
  place: 'A place',
  promise: 'A promise',
  habit: 'A habit',
  fear: 'A fear overcome',
  question: 'A question',
  joke: 'A joke',
}

/** `A friend since book 2`, `Not answered yet`. */
const sinceWhen = ({ kind, book, last_used: used, is_struck: isStruck }: SeriesFact): string => {
  if (isStruck) return 'Struck. It will not come back.'
  if (kind === 'question') return used === null ? 'Not answered yet' : `Answered in book ${used}`
  const since = `${kindWords[kind]} since book ${book}`
  return used === null ? since : `${since}, last in book ${used}`
}

type FactsProps = {
  series: Series
  /** Parents correct what readers only see. */
  isParent: boolean
  drawing: (fact: SeriesFact) => ReactNode
}

/** What the books of a series left. Later books remember it. */
export const Facts = ({ series, isParent, drawing }: FactsProps) => {
  const correct = useCorrectFact(series)
  const [named, setNamed] = useState<SeriesFact | null>(null)
  return (
    <>
      <ul className={css.facts}>
        {series.facts.map((fact) => (
          <li key={fact.id} className={cx(css.fact, fact.is_struck && css.struck)}>
            <span className={css.drawing}>{drawing(fact)}</span>
            <p className={css.text}>{fact.is_struck ? <s>{fact.text}</s> : fact.text}</p>
            <small>{sinceWhen(fact)}</small>
            {isParent && (
              <span className={css.ways}>
                {fact.is_struck ? (
                  <Button
                    look="bare"
                    size="tight"
                    icon="redo"
                    onClick={() => correct.mutate({ fact, changes: { is_struck: false } })}
                  >
                    Bring it back
                    <span className="only-read-aloud">: {fact.text}</span>
                  </Button>
                ) : (
                  <>
                    <Button
                      look="bare"
                      size="tight"
                      aria-pressed={fact.is_locked}
                      className={fact.is_locked ? css.locked : undefined}
                      onClick={() => correct.mutate({ fact, changes: { is_locked: !fact.is_locked } })}
                    >
                      <Drawing svg={lock} />
                      {fact.is_locked ? 'Locked' : 'Lock'}
                      <span className="only-read-aloud">: {fact.text}</span>
                    </Button>
                    {!fact.is_locked && (
                      <Button
                        look="bare"
                        size="tight"
                        onClick={() => correct.mutate({ fact, changes: { is_struck: true } })}
                      >
                        <Drawing svg={erase} />
                        Strike
                        <span className="only-read-aloud">: {fact.text}</span>
                      </Button>
                    )}
                    {fact.friend?.species && (
                      <Button look="bare" size="tight" onClick={() => setNamed(fact)}>
                        <Drawing svg={pencil} />
                        Rename
                        <span className="only-read-aloud"> {fact.friend.name}</span>
                      </Button>
                    )}
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {correct.isError && !named && (
        <p className={css.trouble} role="alert">
          {messageOf(correct.error)}
        </p>
      )}
      {named?.friend && (
        <NameDialog
          title={`What is the ${named.friend.species} called?`}
          name={named.friend.name}
          isBusy={correct.isPending}
          error={correct.isError ? messageOf(correct.error) : null}
          onSave={(name) =>
            correct.mutate(
              { fact: named, changes: { friend_name: name } },
              { onSuccess: () => setNamed(null) },
            )
          }
          onClose={() => {
            correct.reset()
            setNamed(null)
          }}
        />
      )}
    </>
  )
}
