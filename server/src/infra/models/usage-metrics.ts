import type { Metrics } from '../metrics/metrics.ts'
import type { CallContext } from './call-context.ts'

/** Counts billed calls in the metrics, then passes them on. */
export const countUsage = (
  context: CallContext,
  { modelAnswers, modelTokens, modelCost }: Metrics,
): CallContext => ({
  ...context,
  recordCall(call) {
    const { model, purpose } = call
    modelAnswers.inc({ model, purpose })
    modelTokens.inc({ model, direction: 'input' }, call.inputTokens)
    modelTokens.inc({ model, direction: 'output' }, call.outputTokens)
    modelCost.inc({ model, purpose }, call.usd)
    return context.recordCall(call)
  },
})
