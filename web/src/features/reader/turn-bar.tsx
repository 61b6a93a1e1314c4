import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageDots } from '../../ui/page-dots.tsx'
import css from './turn-bar.module.css'
import { VoiceKey } from './voice-key.tsx'
import type { VoiceProps } from './voice-props.ts'

/** Previous, the voice, any page, next: at the bottom, within reach of a thumb. */
export const TurnBar = ({ total, ...voice }: VoiceProps & { total: number }) => {
  const { page, path, onGo } = voice
  return (
    <nav className={css.bar} aria-label="Pages">
      <Button
        icon="back"
        disabled={page <= 1}
        href={`${path}/page/${page - 1}`}
        aria-label="Previous"
        onClick={() => onGo(page - 1)}
      >
        <span className="on-desk">Previous</span>
      </Button>
      <VoiceKey {...voice} />
      <div className={css.dots}>
        <PageDots count={total} current={page} href={(number) => `${path}/page/${number}`} onPick={onGo} />
      </div>
      <Button
        className={css.next}
        look="lamp"
        disabled={page >= total}
        href={`${path}/page/${page + 1}`}
        aria-label="Next"
        onClick={() => onGo(page + 1)}
      >
        <span className="on-desk">Next</span>
        <Icon name="next" />
      </Button>
    </nav>
  )
}
