import { resetMinutes, retention } from '@moonpage/contract/retention'
import { recordingLinkDays } from '@moonpage/contract/recording-link-days'
import { shareDays } from '@moonpage/contract/share-days'
import { ssoName } from '../data/sign-in-ways.ts'
import { pageNames } from '../lib/page-names.ts'
import { Article } from '../ui/article.tsx'
import { Link } from '../ui/link.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import css from './privacy.module.css'

const title = pageNames['/privacy']
const {
  sessionDays,
  unusedKeyDays,
  expiredDays,
  emailDays,
  notificationDays,
  printFileDays,
  logDays,
  passDays,
  unusedAudioDays,
} = retention

const inShort = [
  'Your stories are private. Nobody else can read one unless you share a link to it or make it public.',
  'You never have to use your child’s real name. A nickname works just as well.',
  'There are no ads, and nothing tracks you.',
  'Your stories are stored on the computer that runs this copy of Moonpage, or on servers chosen by the person who runs it.',
  'You can download everything, and delete everything, whenever you like.',
]

const spans: [string, string][] = [
  [
    'Your account, children, stories, collections, characters, pictures and recordings',
    'until you delete them, or your account',
  ],
  [
    'A link to a story or a collection',
    `works for ${shareDays} days or until you stop sharing, and is deleted ${expiredDays} days later`,
  ],
  [
    'Where you stopped in a story, and what was read on which day',
    'until you delete the story, the child, or your account; the days also until a parent erases them',
  ],
  ['What a world of several books remembers', 'until you forget that world, or delete your account'],
  [
    'A link to record a story',
    `works for ${recordingLinkDays} days or until you put it away, and is deleted ${expiredDays} days later; what was recorded stays yours`,
  ],
  ['Pages read by a computer’s voice', `${unusedAudioDays} days after somebody last listened`],
  ['Being logged in somewhere', `${sessionDays} days after you were last there, or until you log out`],
  [
    'A reading app you added',
    `until you remove it or delete your account, or ${unusedKeyDays} days after it was last used`,
  ],
  ['The record of that', `${expiredDays} days longer`],
  ['A webhook, and the address in it', 'until you remove it, leave the family, or delete your account'],
  ['What was sent to a webhook', `${expiredDays} days`],
  [
    'A key for a script of yours',
    `until it ends, you revoke it, choose a new password or delete your account, or ${unusedKeyDays} days after it was last used; its record ${expiredDays} days longer`,
  ],
  ['A book painted for a print shop', `${printFileDays} days`],
  ['Notifications', `${notificationDays} days`],
  [
    'A link for a new password',
    `works for ${resetMinutes} minutes, and is deleted ${expiredDays} days later`,
  ],
  ['Emails saved to a file because this copy of Moonpage has no mail server', `${emailDays} days`],
  ['How often someone tried to log in', 'about an hour'],
  ['Technical logs', `kept for ${logDays} days at most`],
]

export const Privacy = () => {
  usePageTitle(title)
  const provider = ssoName()
  return (
    <Article
      title={title}
      lead="What Moonpage keeps about you and your child, where, and for how long."
      inShort={inShort}
    >
      <h2>What you tell Moonpage</h2>
      <p>
        Your account holds your first and last name, a username, your email address, and a password. The
        password is stored only in a scrambled form that can’t be turned back into the password.
      </p>
      <p>
        A story holds everything you chose for it. If you like, that includes a child’s first name, what the
        hero looks like, a companion, a dedication, and things a child is afraid of. A character you save for
        later stories holds a name and a look. Moonpage also remembers which stories are your favorites.
      </p>
      <p>
        If you add a child, Moonpage keeps a name or nickname and, only if you like: the month and year the
        child was born, how you speak of the child, a look, who comes along, what the child loves and is
        afraid of, how big the words should be, the hour of bedtime, the time zone if books are to be ready
        before it, and who reads aloud. It also remembers which books were made for whom. All of this is used
        to choose and show your stories. Only your family sees it; it’s never part of a link or a public
        story.
      </p>
      <p>
        When you turn the pages of one of your stories, Moonpage remembers where you stopped, for the child
        you read to or for you, so that you can go on with it on another device. When a story is read to its
        last page, it remembers the day, the child, and who read. Your family sees that as a month on a page,
        and a parent can stop and erase it there. Nothing of this kind is kept of who reads a shared link or a
        public story.
      </p>
      <p>
        If you record a story in your own voice, or ask somebody to, the recording belongs to your family.
        Nobody else hears it unless you say so for a link or a public story. It’s never used to imitate a
        voice, and you can erase it whenever you like. The person who recorded by a link can erase it as long
        as the link works.
      </p>
      <p>
        If you go on with a story, Moonpage remembers what its books left, once you’ve read them to the last
        page: who became a friend, what was kept. You see all of it on the page of that world, and can strike
        it or have the world forgotten.
      </p>
      <h2>Your child</h2>
      <p>
        Moonpage never asks for a child’s last name, day of birth, address, or photo, and children don’t have
        accounts. A name you enter is used to tell the story, and for nothing else. It’s stored apart from the
        text. When you make a story public, readers see a made-up name instead and no dedication, unless you
        choose to show both. A link you share shows the real name, unless you choose a made-up one, and never
        the dedication. You’re told which before you share anything.
      </p>
      <h2>What Moonpage records automatically</h2>
      <ul>
        <li>
          Where you’re logged in: which browser on which system, such as “Firefox on Android”, since when, and
          when it was last used. Your profile shows the list. A scrambled mark of the network is kept with it,
          to tell a familiar place from a strange one. The network’s address itself isn’t kept.
        </li>
        {provider && (
          <li>
            If you log in with {provider}: who you are there, and since when your account is connected to it.
            {provider} tells Moonpage your name and email address, and learns when you log in.
          </li>
        )}
        <li>
          The reading apps you add to your profile: the name you give each one, since when, and in which hour
          it was last used. The password that such an app gets is stored only in a scrambled form. What is
          read in it isn’t recorded.
        </li>
        <li>
          That someone read a public story. Moonpage keeps this for the rest of the day, so nobody is counted
          twice. It’s a scrambled mark, and its key is thrown away the next day. The count stays.
        </li>
        <li>Notifications, such as when a story is finished.</li>
        <li>How often someone has tried to log in lately, so that nobody can guess passwords all night.</li>
        <li>Technical logs. They hold no names, email addresses, network addresses, or stories.</li>
      </ul>
      <h2>Email</h2>
      <p>
        Moonpage emails you in three cases: when you ask for a new password, when your password changes, and
        when your email address changes (that one goes to the old address). It sends no other email.
      </p>
      <h2>Where it goes</h2>
      <p>
        Everything is stored on the computer that runs this copy of Moonpage, or on servers chosen by the
        person who runs it. The words, pictures and voices are made there too, unless that person uses an
        outside service for that. Such a service gets what you chose for the story, but not the names you type
        or your dedication. Email goes through the mail server that the person who runs this copy has set up.
      </p>
      <p>
        If the address of this page starts with https, everything between your browser and that computer is
        encrypted. If it starts with http, others on the same network could read along.
      </p>
      <h2>What your browser keeps</h2>
      <p>
        Your browser keeps a few notes for Moonpage on your own device: that you’re logged in, with your name
        and email address; that someone has logged in here before; light or dark; how you like to read; how
        many pages and pictures you chose last; how many children you’ve added; to which child you read last;
        places in stories that couldn’t be sent yet; which notifications you’ve seen; and a page you recorded,
        until it has gone up or you log out. Books that you keep on a device are stored there whole, with
        their voices, until you remove them or log out. Until you close the tab, it also remembers that you
        passed the gate, who was logged in last, and a story you’ve started to fill in.{' '}
        {provider ? 'There are two cookies at most' : 'There’s one cookie at most'}: if this site asks for a
        password at its gate, the cookie says you gave it, and nothing about you. It goes away when you close
        the browser, or after {passDays} days if you asked to be remembered.{' '}
        {provider &&
          `While you log in with ${provider}, a second one ties the answer to your browser, for ten minutes. `}
        All fonts, pictures, and scripts come from this site, so no other site learns that you were here.
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
        You. Anyone who has the link can read a story you share, and everyone can read a public one. They see
        the words and the pictures, but not your name, your username, or your email address.
      </p>
      <p>
        The admins of this copy see the list of accounts: names, email addresses, how many stories each one
        has, and since when. They don’t see private stories. The person who runs this copy can reach
        everything stored on their computer. Ask them if you want to know more.
      </p>
      <h2>Downloading and deleting</h2>
      <p>
        In your profile you can correct your name and email address, download everything as one file with your
        stories and pictures, and delete your account. Deleting happens right away and can’t be undone: your
        account, stories, pictures, links, characters, favorites, notifications, and email are removed. Copies
        in backups last as long as the person who runs this copy keeps them. See also the{' '}
        <Link to="/terms">terms</Link>.
      </p>
    </Article>
  )
}
