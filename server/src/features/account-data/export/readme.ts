import { textFile, type ExportPart } from './export-part.ts'

/** Describes the archive. The last part, so that the others have reported what is missing. */
export const readmePart = (notes: readonly string[], exportedAt: Date): ExportPart =>
  async function* () {
    yield textFile('README.txt', [describe(exportedAt), missing(notes)].filter(Boolean).join('\n'))
  }

const describe = (exportedAt: Date) => `Moonpage: what is kept of you
Made on ${exportedAt.toISOString()}. All times are in UTC.

account.json                 your profile and role
sessions.json                where you logged in
reading-apps.json            the reading apps that you added, and when each was last used
api-keys.json                your API keys, what each may do, and when it was last used
webhooks.json                your webhooks, and what was sent to them in the last 30 days
single-sign-on.json          who you are at the provider that you log in with, and since when
password-resets.json         when a new password was asked for
emails-not-yet-sent.json     letters to you that are waiting to be sent
notifications.json           what you were told of
characters.json              heroes and companions that you made
children.json                your children, as you described them, and which books were made for whom
narrators.json               the voices that read to your family, who of them reads, and links to record by
favorites.json               the stories among your favourites, and since when
ratings.json                 the stars that you gave
reports.json                 the stories that you reported, and what came of it
appeals.json                 what you wrote when a story of yours was taken down
generations.json             what you had made, and when
reading-places.json          where you stopped in books
readings.json                what was read to the last page, and when
hidden-books.json            books that a child does not see in its view
series.json                  books that go on, and what they left
stories/                     a folder for each story, oldest first:
  story.json                   what you asked for and what was told, page by page, with the names you gave;
                               where hosted models made it, which ones, and what each answer of theirs took
                               and cost, in US dollars
  story.txt                    the same to read
  pictures/                    the pictures, page by page, in the largest size; a page whose picture is not
                               painted yet has its pencil drawing
  recordings/                  what was recorded of it, voice by voice
  draft.json                   while a story is made again: what there is of its new version

Left out are your password and tokens, of which Moonpage keeps no more than hashes, the letters that were sent to
you, since there are links in them that open doors, for the same reason the links to stories that you shared or had recorded, what
the voice of a machine read, which can be read again, and the plan by which a story was told and painted.
`

const missing = (notes: readonly string[]) =>
  notes.length > 0 ? `Not everything was there:\n\n${notes.map((note) => `- ${note}\n`).join('')}` : ''
