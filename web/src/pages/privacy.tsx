import { resetMinutes, retention } from '@moonpage/contract/retention'
import { shareDays } from '@moonpage/contract/share-days'
import { pageNames } from '../lib/page-names.ts'
import { Article } from '../ui/article.tsx'
import { Link } from '../ui/link.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import css from './privacy.module.css'

const title = pageNames['/privacy']
const { sessionDays, expiredDays, letterDays, notificationDays, logDays, passDays } = retention

const inShort = [
  'Your stories are private. Others can read one only when you share it by a link or make it public.',
  'A child’s name is never needed. A nickname works just as well.',
  'There are no cookies, no advertisements, and nobody who follows you around.',
  'Your stories are written and painted on the computer that runs this copy of Moonpage, and stay there.',
  'You can take everything along, and delete everything, whenever you like.',
]

const spans: [string, string][] = [
  ['Your account, stories, characters and pictures', 'until you delete them, or your account'],
  [
    'A link to a story',
    `works for ${shareDays} days or until you end it, forgotten ${expiredDays} days later`,
  ],
  ['Being logged in somewhere', `${sessionDays} days after you were last there, or until you log out`],
  ['The record that you were', `${expiredDays} days more`],
  ['Notifications', `${notificationDays} days`],
  ['A link for a new password', `works for ${resetMinutes} minutes, forgotten ${expiredDays} days later`],
  ['Mail, where no mail server is set', `${letterDays} days, as files on the same computer`],
  ['Counted login attempts', 'about an hour'],
  ['Technical logs', `to be kept for ${logDays} days at most`],
]

export const Privacy = () => {
  usePageTitle(title)
  return (
    <Article
      title={title}
      lead="What is kept about you and your child, where, and for how long."
      inShort={inShort}
    >
      <h2>What you tell Moonpage</h2>
      <p>
        Your account holds your first and last name, a username, your email address and a password. The
        password is stored only as a scrambled value that cannot be turned back.
      </p>
      <p>
        A story holds all that you chose for it. If you like, that includes the first name of a child, how the
        hero looks, a companion, a dedication, and things that a child is afraid of. A character that you keep
        for later stories holds a name and looks. Which stories are your favourites is kept as well.
      </p>
      <h2>Your child</h2>
      <p>
        Nothing here asks for a child’s last name, birthday, address or photograph, and a child has no
        account. A name that you give is used to tell the story to you, and for nothing else. It is kept apart
        from the text: where others read a story that you make public, they meet a made-up name in its place
        and no dedication, unless you choose to show both. A link that you send keeps the name, unless you
        swap it. If this copy has its stories told or painted by a model of somebody else’s, the names you
        type and your dedication are not told to it.
      </p>
      <h2>What comes about by itself</h2>
      <ul>
        <li>
          Where you are logged in: which browser on which system, such as “Firefox on Android”, since when,
          and when it was last used. Profile shows you the list. Beside it lies a scrambled mark of the
          network, to tell a familiar place from a strange one; the network’s address itself is not kept.
        </li>
        <li>
          That a public story was read, for the rest of the day, so that nobody is counted twice: as a
          scrambled mark whose key is thrown away the next day. The count stays.
        </li>
        <li>Notifications, such as that a story is finished.</li>
        <li>How often somebody tried to log in of late, so that nobody can guess passwords all night.</li>
        <li>Technical logs. They hold no names, no email addresses, no network addresses and no stories.</li>
      </ul>
      <h2>Mail</h2>
      <p>
        Moonpage writes to you in three cases: you asked for a new password, your password was changed, or
        your email address was changed; then the old address is told. There is no other mail.
      </p>
      <h2>Where it goes</h2>
      <p>
        Everything lies on the computer that runs this copy of Moonpage, or on the database server that
        whoever runs it has chosen. The words and the pictures are made there as well: nothing about you or
        your child is sent to an outside service. Mail alone leaves, through the mail server that whoever runs
        this copy has set.
      </p>
      <p>
        On the way between your browser and that computer all is encrypted when the address of this page
        begins with https. When it begins with http, others in the same network could read along.
      </p>
      <h2>What your browser keeps</h2>
      <p>
        Your browser keeps a few notes for Moonpage, on your own device: that you are logged in, with your
        name and email address; light or dark; how large you like to read; and which notifications have rung.
        Until you close the tab it also keeps that you passed the gate, who was logged in there last, and a
        story wish that is half filled in. There is one cookie at most: where this site asks for a password at
        its gate, it says that you gave it, and nothing about you. It goes when you close the browser, or
        after {passDays} days if you had the device remembered. All fonts, pictures and scripts come from
        here, so no other site learns that you were here.
      </p>
      <h2>How long</h2>
      <dl className={css.spans}>
        {spans.map(([what, span]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{span}</dd>
          </div>
        ))}
      </dl>
      <h2>Who can see it</h2>
      <p>
        You. A story that you share can be read by whoever has its link, and a public one by everyone. They
        see the words and the pictures, and not whose they are: your name, your username and your email
        address are shown to none of them.
      </p>
      <p>
        The admins of this copy see the list of accounts: names, email addresses, how many stories each one
        has and since when, but no private stories. Whoever runs this copy can reach all that is stored on
        their computer; ask them when you want to know more.
      </p>
      <h2>Taking it along, and deleting it</h2>
      <p>
        Under Profile you can correct your name and email address, download everything as one file with your
        stories and pictures, and delete your account. Deleting acts at once and cannot be undone: account,
        stories, pictures, links, characters, favourites, notifications and mail are removed. Copies in
        backups last as long as whoever runs this copy keeps backups. See also the{' '}
        <Link to="/terms">terms</Link>.
      </p>
    </Article>
  )
}
