import type { Reading } from '@moonpage/contract/readings'
import type { ReactNode } from 'react'
import { cropClass } from '../../lib/picture-crop.ts'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { Link } from '../../ui/link.tsx'
import { nameOfDay } from './months.ts'
import css from './reading-list.module.css'

/** Id of the first book of a day in the list. */
export const dayId = (day: string): string => `read-${day}`

/** `Leo with Daniel`, `with you`; as much as is known. */
const who = ({ child_name: child, reader_name: reader, is_yours: isYours }: Reading) => {
  const name = isYours ? 'you' : reader
  return (
    <>
      {child && (
        <>
          , <bdi>{child}</bdi>
        </>
      )}
      {name && (child || !isYours) && (
        <>
          {child ? ' with ' : ', with '}
          <bdi>{name}</bdi>
        </>
      )}
    </>
  )
}

type ReadingListProps = { readings: readonly Reading[]; icon: (category: string) => ReactNode }

/** What was read, the latest first. */
export const ReadingList = ({ readings, icon }: ReadingListProps) => (
  <ol className={css.list}>
    {readings.map((reading, index) => (
      <li
        key={`${reading.story_id} ${reading.day} ${reading.child_name}`}
        id={readings[index - 1]?.day === reading.day ? undefined : dayId(reading.day)}
      >
        <span className={css.picture}>
          {reading.preview_image_url ? (
            <img
              className={cropClass(reading.preview_image_focus, 4 / 3)}
              src={reading.preview_image_url}
              srcSet={reading.preview_image_srcset ?? undefined}
              sizes="112px"
              alt=""
              loading="lazy"
              decoding="async"
            />
          ) : (
            icon(reading.subject)
          )}
        </span>
        <span>
          <Link
            to={`/story/${encodeURIComponent(reading.story_id)}/page/1`}
            className={css.title}
            dir={dirOf(reading.title)}
          >
            <BidiText>{reading.title}</BidiText>
          </Link>
          <small>
            {nameOfDay(reading.day)}
            {who(reading)}
          </small>
        </span>
      </li>
    ))}
  </ol>
)
