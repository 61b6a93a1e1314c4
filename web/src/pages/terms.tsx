import { shareDays } from '@moonpage/contract/share-days'
import { pageNames } from '../lib/page-names.ts'
import { Article } from '../ui/article.tsx'
import { Link } from '../ui/link.tsx'
import { usePageTitle } from '../ui/page-title.ts'

const title = pageNames['/terms']

const inShort = [
  'Accounts are for adults. The books are for children, and they are yours.',
  'A machine writes and paints them. Read a new one yourself before you read it to your child.',
  'Be kind when you write, and leave other people’s accounts alone.',
  'You can leave anytime and take everything with you.',
]

export const Terms = () => {
  usePageTitle(title)
  return (
    <Article
      title={title}
      lead="What you can expect from Moonpage, and what Moonpage expects from you."
      inShort={inShort}
    >
      <h2>What Moonpage does</h2>
      <p>
        You choose who a story is about, what it’s about, and where it happens. Moonpage writes the words and
        paints the pictures. Both come from a machine. Each page is checked before you see it, for words that
        don’t belong at bedtime and for what you said your child is afraid of. No check is perfect, so read a
        new book yourself first.
      </p>
      <h2>Who may have an account</h2>
      <p>
        Accounts are for adults. Children listen or read along, and don’t sign up. Keep your password to
        yourself: you’re responsible for what happens with your account. On a computer that others use too,
        log out when you’re done. Your profile shows where you’re logged in, and lets you log out everywhere.
      </p>
      <h2>The books are yours</h2>
      <p>
        You can read the stories you make, print them, and give them away as often as you like. They’re
        private until you choose otherwise: by a link, for anyone who has it, for {shareDays} days or until
        you stop sharing; or as a public story, for everyone. You can stop either one anytime, but you can’t
        take back what someone has already copied.
      </p>
      <h2>What doesn’t belong here</h2>
      <ul>
        <li>Names, dedications, or wishes that insult, frighten, or expose someone.</li>
        <li>Anything that isn’t fit for a three-year-old at bedtime.</li>
        <li>Attempts to get into other people’s accounts or stories, or to break the service for them.</li>
      </ul>
      <p>
        The person who runs this copy of Moonpage can close an account that’s used this way. Nobody can log in
        to a closed account.
      </p>
      <h2>If you want to leave</h2>
      <p>
        In your profile you can download everything as one file, and delete your account with everything in
        it. It’s gone right away. What’s kept about you until then is on the{' '}
        <Link to="/privacy">privacy page</Link>.
      </p>
      <h2>No promises we can’t keep</h2>
      <p>
        Moonpage comes as is. It may be down for a while, and a picture may turn out odd. The person who runs
        it is responsible for it as far as the law where they live requires.
      </p>
    </Article>
  )
}
