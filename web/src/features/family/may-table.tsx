import { Icon } from '../../ui/icon.tsx'
import css from './may-table.module.css'

const rights: [what: string, reader: boolean][] = [
  ['Read every book', true],
  ['Record their voice', true],
  ['Choose favorites', true],
  ['Download books', true],
  ['Make, change, and delete stories', false],
  ['Make and change characters', false],
  ['Change a child’s page', false],
  ['Delete recordings', false],
  ['Share or publish', false],
  ['Invite or remove people', false],
]

const Yes = () => (
  <>
    <Icon name="check" />
    <span className="only-read-aloud">yes</span>
  </>
)

/** What parents and readers may do. */
export const MayTable = () => (
  <section aria-labelledby="family-may">
    <h2 id="family-may">What each may do</h2>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="only-read-aloud">What</span>
          </th>
          <th scope="col">Parent</th>
          <th scope="col">Reader</th>
        </tr>
      </thead>
      <tbody>
        {rights.map(([what, reader]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              <Yes />
            </td>
            <td>{reader ? <Yes /> : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
