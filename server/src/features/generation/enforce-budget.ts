import { expectedCosts, type Spending } from '../../core/stories/budget.ts'
import { extendReservation, remainingReservation } from '../../core/stories/reserve-budget.ts'
import type { Database } from '../../infra/db/database.ts'
import type { CallContext } from '../../infra/models/call-context.ts'
import { ProviderError } from '../../infra/models/provider-error.ts'

type MayAsk = NonNullable<CallContext['reserveBudget']>

/**
 * Holds what a story costs to what was reserved for it. Answers may be dearer than was expected, and are asked for again:
 * past the reservation a request takes its share of what the day has left, and is not made where that is nothing.
 */
export function enforceBudget(db: Pick<Database, 'kysely'>, spending: Spending, storyId: string): MayAsk {
  const { page, picture } = expectedCosts(spending)
  let underWay = 0
  return async (use) => {
    const usd = use === 'text' ? page : picture
    if (spending.dailyBudget === null || usd === 0) return () => {}
    const others = underWay
    underWay += usd
    const over = () => void (underWay -= usd)
    try {
      const isReserved = (await remainingReservation(db, storyId)) - others > 1e-9
      if (!isReserved && !(await extendReservation(db, spending, { storyId, usd })))
        throw new ProviderError('over-budget')
      return over
    } catch (error) {
      over()
      throw error
    }
  }
}
