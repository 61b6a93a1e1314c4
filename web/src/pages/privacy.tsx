import { Link } from 'react-router'
import { Article } from '../ui/article.tsx'
import { usePageTitle } from '../ui/page-title.ts'

export const Privacy = () => {
  usePageTitle('Privacy')
  return (
    <Article title="Privacy" lead="What is kept about you and your child, where, and for how long.">
      <h2>What you give</h2>
      <p>
        Your account holds your name, a username, your email address and a password, which is stored only as a
        scrambled value that cannot be turned back. A story holds what you chose for it and, if you like, a
        child’s first name. A nickname works just as well.
      </p>
      <h2>Where it goes</h2>
      <p>
        Everything lies on the computer that runs this copy of Moonpage. Out of the box, stories are written
        and painted on that same computer and nothing is sent anywhere else. If whoever runs it has connected
        an outside text or picture service, your choices for a story, and never your account, go to that
        service to make it.
      </p>
      <h2>What your browser keeps</h2>
      <p>
        Your session, whether the lamp is on, and how you like to read. There are no cookies, no
        advertisements and nobody counting your visits for others.
      </p>
      <h2>How long</h2>
      <ul>
        <li>Stories and pictures: as long as you have an account here.</li>
        <li>A session: 30 days after you were last here, or until you log out.</li>
        <li>
          Technical logs, without names or email addresses: as long as whoever runs this copy keeps them.
        </li>
      </ul>
      <h2>Who else can see it</h2>
      <p>
        Your stories are yours alone until you decide otherwise. Whoever runs this copy can reach what is
        stored on their computer; ask them when you want to know, correct or remove something. See also the{' '}
        <Link to="/terms">terms</Link>.
      </p>
    </Article>
  )
}
