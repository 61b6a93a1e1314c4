import { Article } from '../ui/article.tsx'
import { usePageTitle } from '../ui/page-title.ts'

export const Terms = () => {
  usePageTitle('Terms')
  return (
    <Article title="Terms" lead="What you may expect of Moonpage, and what Moonpage expects of you.">
      <h2>What Moonpage does</h2>
      <p>
        You choose who a story is about, what it is about and where it happens. Moonpage writes the words and
        paints the pictures. A machine makes them: they are checked before you see them, but read a new book
        once yourself before you read it to a child.
      </p>
      <h2>Who may have an account</h2>
      <p>
        Accounts are for adults. A child reads along, and does not sign up. Keep your password to yourself;
        what is done with your account counts as done by you.
      </p>
      <h2>The books are yours</h2>
      <p>
        You may read, print and give away the stories that you make, as often as you like. Nobody else sees a
        story until you make it public or share it.
      </p>
      <h2>What does not belong here</h2>
      <ul>
        <li>Names, dedications or edits that insult, frighten or expose somebody.</li>
        <li>Anything that is not fit for a three-year-old at bedtime.</li>
        <li>Attempts to read other people’s stories, or to break the service for them.</li>
      </ul>
      <p>Whoever runs this copy of Moonpage may take such a story down, or close the account behind it.</p>
      <h2>No promises that cannot be kept</h2>
      <p>
        Moonpage comes as it is. It may be away for a while, and a picture may turn out odd. Whoever runs it
        answers for it as far as the law where they live requires.
      </p>
    </Article>
  )
}
