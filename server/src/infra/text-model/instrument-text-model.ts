import type { Metrics } from '../metrics/metrics.ts'
import { secondsSince, timeStep } from '../metrics/time-step.ts'
import { countUsage } from '../models/usage-metrics.ts'
import { beginSpan, endSpan } from '../tracing/in-span.ts'
import { outcomeOf } from '../tracing/outcome.ts'
import type { TextModel } from './text-model.ts'

/** Wraps a model: counts and traces outlines, pages and their cost. */
export function instrumentTextModel(model: TextModel, metrics: Metrics): TextModel {
  const recordPage = (startTime: number, outcome: string, error?: unknown) => {
    // One span per page, recorded when the page has arrived: a single request streams all pages.
    endSpan(beginSpan('make page', { startTime, attributes: { 'moonpage.step': 'page' } }), error)
    metrics.steps.observe({ step: 'page', outcome }, secondsSince(startTime))
  }
  const counted =
    (review: NonNullable<TextModel['review']>): typeof review =>
    (order, pageNumbers, context) =>
      review(order, pageNumbers, countUsage(context, metrics))
  return {
    ...model,
    outline: (input, seed, context, history) =>
      timeStep(metrics, 'outline', context.signal, () =>
        model.outline(input, seed, countUsage(context, metrics), history),
      ),
    ...(model.review && { review: counted(model.review) }),
    async *pages(order, pageNumbers, context) {
      let began = performance.now()
      try {
        for await (const page of model.pages(order, pageNumbers, countUsage(context, metrics))) {
          recordPage(began, 'ok')
          yield page
          // The consumer's time with this page does not count for the next one.
          began = performance.now()
        }
      } catch (error) {
        recordPage(began, outcomeOf(error, context.signal), error)
        throw error
      }
    },
  }
}
