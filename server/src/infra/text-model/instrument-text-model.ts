import type { Metrics } from '../metrics/metrics.ts'
import { secondsSince, timeStep } from '../metrics/time-step.ts'
import { countUsage } from '../models/usage-metrics.ts'
import { beginSpan, endSpan } from '../tracing/in-span.ts'
import { outcomeOf } from '../tracing/outcome.ts'
import type { TextModel } from './text-model.ts'

/** The same model, with outlines, pages and what they cost counted and traced. */
export function instrumentTextModel(model: TextModel, metrics: Metrics): TextModel {
  const pageEnded = (startTime: number, outcome: string, error?: unknown) => {
    // When it is there, and not around the telling: a request to a provider goes on for all pages.
    endSpan(beginSpan('make page', { startTime, attributes: { 'moonpage.step': 'page' } }), error)
    metrics.steps.observe({ step: 'page', outcome }, secondsSince(startTime))
  }
  const counted =
    (review: NonNullable<TextModel['review']>): typeof review =>
    (order, pageNumbers, context) =>
      review(order, pageNumbers, countUsage(context, metrics))
  return {
    ...model,
    outline: (input, seed, context) =>
      timeStep(metrics, 'outline', context.signal, () =>
        model.outline(input, seed, countUsage(context, metrics)),
      ),
    ...(model.review && { review: counted(model.review) }),
    async *pages(order, pageNumbers, context) {
      let began = performance.now()
      try {
        for await (const page of model.pages(order, pageNumbers, countUsage(context, metrics))) {
          pageEnded(began, 'ok')
          yield page
          // What the taker did with the page is no part of the next one.
          began = performance.now()
        }
      } catch (error) {
        pageEnded(began, outcomeOf(error, context.signal), error)
        throw error
      }
    },
  }
}
