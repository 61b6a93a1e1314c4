import type { ContactPlace } from '@moonpage/contract/problem'
import { Button } from '../../ui/button.tsx'
import css from './owner-tools.module.css'

type ContactPlacesProps = { places: readonly ContactPlace[]; onEdit: (pageNumber: number) => void }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const partOf = ({ part, page_number: page }: ContactPlace) => (page === null ? part : `page ${page}`)

/** The contact details in a story, with buttons to edit them. */
export const ContactPlaces = ({ places, onEdit }: ContactPlacesProps) => (
  <>
    <p role="alert">
      This would show everyone how to reach your family. Please take it out before you make the story public.
    </p>
    <ul className={css.places}>
      {[...new Set(places.map(partOf))].map((part) => (
        <li key={part}>
          <h3>{capital(part)}</h3>
          {places
            .filter((place) => partOf(place) === part)
            .map(({ kind, excerpt }) => (
              <p key={kind + excerpt}>
                {capital(kind)}: “{excerpt}”
              </p>
            ))}
          {part === 'dedication' ? (
            <p className={css.note}>Your dedication stays private if you don’t show the real names.</p>
          ) : (
            <Button onClick={() => onEdit(places.find((place) => partOf(place) === part)?.page_number ?? 1)}>
              Edit {part === 'title' || part === 'summary' ? `the ${part}` : part}
            </Button>
          )}
        </li>
      ))}
    </ul>
  </>
)
