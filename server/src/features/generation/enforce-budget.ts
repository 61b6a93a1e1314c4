import { expectedCosts, type Spending } from '../../core/stories/budget.ts'
import { extendReservation, remainingReservation } from '../../core/stories/reserve-budget.ts'
import type { Database } from '../../infra/db/database.ts'
import type { CallContext } from '../../infra/models/call-context.ts'
import { ProviderError } from '../../infra/models/provider-error.ts'

type ReserveBudget = NonNullable<CallContext['reserveBudget']>

/**
 * Limits a story's cost to its reservation. Answers may cost more than estimated, or be requested again: beyond the
 * reservation a request takes its share from the rest of the daily budget, and fails if there is none.
 */
export function enforceBudget(
  db: Pick<Database, 'kysely'>,
  spending: Spending,
  storyId: string,
): ReserveBudget {
  const { page, picture } = expectedCosts(spending)
  let inFlight = 0
  return async (use) => {
    const usd = use === 'text' ? page : picture
    if (spending.dailyBudget === null || usd === 0) return () => {}
    const others = inFlight
    inFlight += usd
    const release = () => void (inFlight -= usd)
    try {
      const isReserved = (await remainingReservation(db, storyId)) - others > 1e-9
      if (!isReserved && !(await extendReservation(db, spending, { storyId, usd })))
        throw new ProviderError('over-budget')
      return release
    } catch (error) {
      release()
      throw error
    }
  }
}
