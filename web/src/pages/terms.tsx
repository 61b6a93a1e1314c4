import { shareDays } from '@moonpage/contract/share-days'
import { pageNames } from '../lib/page-names.ts'
import { Article } from '../ui/article.tsx'
import { Link } from '../ui/link.tsx'
import { usePageTitle } from '../ui/page-title.ts'

const title = pageNames['/terms']

const inShort = [
  'Accounts are for adults. The books are for children, and they are yours.',
  'A machine writes and paints them. Read a new one yourself before you read it aloud.',
  'Be kind with what you type in, and leave other people’s accounts alone.',
  'You may leave at any time and take everything with you.',
]

export const Terms = () => {
  usePageTitle(title)
  return (
    <Article
      title={title}
      lead="What you may expect of Moonpage, and what Moonpage expects of you."
      inShort={inShort}
    >
      <h2>What Moonpage does</h2>
      <p>
        You choose who a story is about, what it is about and where it happens. Moonpage writes the words and
        paints the pictures. Both come from a machine. Each page is checked before you see it: for words that
        do not belong at bedtime, and for what you said your child is afraid of. No check is perfect, so read
        a new book once yourself first.
      </p>
      <h2>Who may have an account</h2>
      <p>
        Accounts are for adults. A child listens or reads along, and does not sign up. Keep your password to
        yourself: what is done with your account counts as done by you. On a computer that others use too, log
        out when you go; Profile shows where you are logged in, and ends it everywhere.
      </p>
      <h2>The books are yours</h2>
      <p>
        You may read the stories that you make, print them and give them away, as often as you like. They are
        private until you choose otherwise: by a link, for whoever has it, for {shareDays} days or until you
        end it; or as a public story, for everyone. You can take both back at any time, though not what
        somebody has copied by then.
      </p>
      <h2>What does not belong here</h2>
      <ul>
        <li>Names, dedications or wishes that insult, frighten or expose somebody.</li>
        <li>Anything that is not fit for a three-year-old at bedtime.</li>
        <li>Attempts to get at other people’s accounts or stories, or to break the service for them.</li>
      </ul>
      <p>
        Whoever runs this copy of Moonpage can close an account that is used in such a way. Nobody can log in
        to a closed account.
      </p>
      <h2>When you want to leave</h2>
      <p>
        Under Profile you can take everything along as one file, and delete your account with all that is in
        it. It is gone at once. What is kept about you until then is on the{' '}
        <Link to="/privacy">privacy page</Link>.
      </p>
      <h2>No promises that cannot be kept</h2>
      <p>
        Moonpage comes as it is. It may be away for a while, and a picture may turn out odd. Whoever runs it
        answers for it as far as the law where they live requires.
      </p>
    </Article>
  )
}
