import type { SystemModels } from '@moonpage/contract/system-models'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DayChart } from './day-chart.tsx'
import { dollars } from './format-units.ts'
import css from './system.module.css'
import table from './top-stories.module.css'

const number = new Intl.NumberFormat('en-US')
const countOf = (count: number, one: string) => `${number.format(count)} ${one}${count === 1 ? '' : 's'}`

type ByModel = SystemModels['models'][number]

const outputOf = ({ kind, calls, input_tokens: read, output_tokens: written, pictures }: ByModel) =>
  kind === 'image'
    ? countOf(pictures, 'picture')
    : kind === 'speech'
      ? `${countOf(calls, 'page')} read aloud`
      : `${number.format(read)} tokens read, ${number.format(written)} written`

const ModelTable = ({ models }: Pick<SystemModels, 'models'>) => (
  <table className={table.table} aria-label="Cost by model">
    <thead>
      <tr>
        <th scope="col">Model</th>
        <th scope="col">Calls</th>
        <th scope="col">Made</th>
        <th scope="col">Cost</th>
      </tr>
    </thead>
    <tbody>
      {models.map((model) => (
        <tr key={`${model.kind} ${model.model}`}>
          <th scope="row">{model.model || 'Unknown'}</th>
          <td>
            {number.format(model.calls)}
            <span className={table.onCard}>{model.calls === 1 ? ' call' : ' calls'}</span>
          </td>
          <td>{outputOf(model)}</td>
          <td>{dollars(model.usd)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const CostliestStories = ({ costliest_stories: stories }: Pick<SystemModels, 'costliest_stories'>) => (
  <ol className={css.costliest}>
    {stories.map(({ story_id: id, usd, calls }) => (
      <li key={id}>
        <span>
          {dollars(usd)} <span className={css.quiet}>for {countOf(calls, 'call')}</span>
        </span>
        <CopyButton text={id}>Copy story ID</CopyButton>
      </li>
    ))}
  </ol>
)

/** Spending on hosted models in the last two weeks, by day, by model and by story. Empty if there is none. */
export const Spending = ({ days, models, costliest_stories: costliest }: SystemModels) =>
  models.length === 0 ? null : (
    <>
      <div className={css.chart}>
        {(
          [
            ['Spent on words', 'text_usd'],
            ['Spent on pictures', 'pictures_usd'],
            ...(days.some((day) => day.speech_usd > 0) ? [['Spent on voices', 'speech_usd'] as const] : []),
          ] as const
        ).map(([title, field]) => (
          <DayChart
            key={field}
            title={title}
            unit="usd"
            days={days.map((day) => ({ day: day.day, value: day[field] }))}
          />
        ))}
      </div>
      <h3>By model, {days.length} days</h3>
      <ModelTable models={models} />
      {costliest.length > 0 && (
        <>
          <h3>Most expensive stories</h3>
          <CostliestStories costliest_stories={costliest} />
        </>
      )}
    </>
  )
