import { cx } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { inWords } from '../narration/narrator-words.ts'
import type { NoMicrophone as Reason } from './recorder.ts'
import css from './record-pages.module.css'

type NoMicrophoneProps = {
  reason: Reason
  /** How many pages are recorded. */
  done: number
  onAgain: () => void
  onRead: () => void
}

/** How to allow it, in the words of the browser's own buttons. */
const howToAllow = (): string => {
  const agent = navigator.userAgent
  if (/iphone|ipad/i.test(agent)) return 'Tap “aA” by the address, then Website Settings, and allow it.'
  if (/android/i.test(agent)) return 'Tap the icon left of the address, then Permissions, and allow it.'
  if (/firefox/i.test(agent)) return 'Click the crossed-out microphone by the address, and allow it.'
  if (/^(?!.*(chrome|chromium)).*safari/i.test(agent))
    return 'Open Safari’s Settings for this website, and allow the microphone.'
  return 'Click the icon left of the address, and allow the microphone.'
}

const wordsFor = (reason: Reason): [string, string] => {
  switch (reason) {
    case 'insecure':
      return [
        'This address can’t use the microphone.',
        'Browsers allow it on https addresses only. Open this page there.',
      ]
    case 'none':
      return ['There’s no microphone here.', 'Plug one in, or open this page on a phone.']
    case 'busy':
      return ['The microphone is busy.', 'Another app may be using it. Close that one, then try again.']
    default:
      return ['The microphone is off for this site.', howToAllow()]
  }
}

/** Nothing has gone wrong: what to do, and that all pages are safe. */
export const NoMicrophone = ({ reason, done, onAgain, onRead }: NoMicrophoneProps) => {
  const [what, how] = wordsFor(reason)
  return (
    <>
      <p className={cx(css.said, css.warning)} role="alert">
        <b>{what}</b>
        <br />
        {how} {done > 0 && `Your ${done === 1 ? 'page is' : `${inWords(done)} pages are`} safe.`}
      </p>
      <div className={css.acts}>
        <Button look="lamp" size="big" className={css.wide} onClick={onAgain}>
          Try the microphone again
        </Button>
        <Button look="bare" className={css.wide} onClick={onRead}>
          Just read the book
        </Button>
      </div>
    </>
  )
}
