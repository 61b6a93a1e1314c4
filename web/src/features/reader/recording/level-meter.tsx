import { goodVoice, type Level } from './levels.ts'
import css from './level-meter.module.css'

const width = 352
const height = 84
const step = 8
const strokes = width / step

/** Height of a level above the ground, in the drawing's units. From -60 dB to -6 dB. */
const reach = (db: number): number => Math.max(1, Math.min(1, (db + 60) / 54) * 78)

const bandTop = 80 - reach(goodVoice.to)
const bandBottom = 80 - reach(goodVoice.from)

type LevelMeterProps = {
  levels: readonly Level[]
  /** How loud the room is, in dB; drawn where it is known. */
  room?: number | undefined
  isOn: boolean
}

/** Reeds: one stroke each tenth of a second. The band is where a voice should be, the dashed line is the room. */
export const LevelMeter = ({ levels, room, isOn }: LevelMeterProps) => {
  const shown = levels.slice(-(strokes - 10))
  return (
    <div className={css.reeds}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className={isOn ? css.band : css.pale}
          d={`M0 ${bandTop + 2} 60 ${bandTop} 130 ${bandTop + 2} 210 ${bandTop - 1} 290 ${bandTop + 2} ${width} ${bandTop}V${bandBottom}L300 ${bandBottom + 1} 220 ${bandBottom - 1} 140 ${bandBottom + 1} 60 ${bandBottom} 0 ${bandBottom + 1}Z`}
        />
        {room !== undefined && <path className={css.room} d={`M0 ${80 - reach(room)}H${width}`} />}
        {Array.from({ length: strokes }, (_, index) => {
          const level = shown[index]
          const x = 4 + index * step
          const last = index === shown.length - 1
          return (
            <path
              key={index}
              className={level ? (last ? css.last : css.stroke) : css.ahead}
              d={
                level
                  ? `M${x} 80q${(index % 3) - 1} ${-reach(level.db) / 2} ${(index % 2) * 0.8} ${-reach(level.db)}`
                  : `M${x} 80v-.5`
              }
            />
          )
        })}
      </svg>
      <span className={css.voice}>your voice</span>
      {room !== undefined && <span className={css.roomLabel}>the room</span>}
    </div>
  )
}
