import type { Metrics } from '../metrics/metrics.ts'
import type { CallContext } from './call-context.ts'

/** Counts what is paid, and hands it on. */
export const countUsage = (
  context: CallContext,
  { modelAnswers, modelTokens, modelCost }: Metrics,
): CallContext => ({
  ...context,
  paid(call) {
    const { model, purpose } = call
    modelAnswers.inc({ model, purpose })
    modelTokens.inc({ model, direction: 'input' }, call.inputTokens)
    modelTokens.inc({ model, direction: 'output' }, call.outputTokens)
    modelCost.inc({ model, purpose }, call.usd)
    return context.paid(call)
  },
})
