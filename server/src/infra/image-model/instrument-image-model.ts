import type { Metrics } from '../metrics/metrics.ts'
import { timeStep, type Step } from '../metrics/time-step.ts'
import { countUsage } from '../models/usage-metrics.ts'
import type { ImageModel } from './image-model.ts'
import type { FairScheduler } from './fair-scheduler.ts'

/** Wraps a model: counts and traces pictures, waiting claims and cost. */
export function instrumentImageModel(model: ImageModel, metrics: Metrics): ImageModel {
  const { paintingInProgress, paintingWaiting, pictureFaults } = metrics
  const counted = async <T>(step: Step, signal: AbortSignal | undefined, work: () => Promise<T>) => {
    paintingInProgress.inc()
    try {
      return await timeStep(metrics, step, signal, work)
    } finally {
      paintingInProgress.dec()
    }
  }
  const countedTurns = (turns: FairScheduler): FairScheduler => ({
    async acquire(claim, signal) {
      paintingWaiting.inc()
      try {
        return await turns.acquire(claim, signal)
      } finally {
        paintingWaiting.dec()
      }
    },
  })
  const { paintHero } = model
  const countedHero =
    (paint: NonNullable<ImageModel['paintHero']>): typeof paint =>
    (sheet, hasOwnLooks, context) =>
      counted('picture', context.signal, () => paint(sheet, hasOwnLooks, countUsage(context, metrics)))
  const turns = countedTurns(model.turns)
  return {
    ...model,
    turns,
    // Keep a shared scheduler shared.
    sketchTurns: model.sketchTurns === model.turns ? turns : countedTurns(model.sketchTurns),
    get takesReference() {
      return model.takesReference
    },
    async paint(request, context, answered) {
      const paint = () => model.paint(request, countUsage(context, metrics), answered)
      const painted = await counted('picture', context.signal, paint)
      if (painted.faults)
        for (const fault of painted.faults.length > 0 ? painted.faults : ['none'])
          pictureFaults.inc({ fault })
      return painted
    },
    ...(paintHero && { paintHero: countedHero(paintHero) }),
    sketch: (request, signal) => counted('sketch', signal, () => model.sketch(request, signal)),
    paintForPrint: (request, size) => counted('print', undefined, () => model.paintForPrint(request, size)),
    paintAlone: (alone, on) => counted('portrait', undefined, () => model.paintAlone(alone, on)),
    portrait: (sheet) => counted('portrait', undefined, () => model.portrait(sheet)),
    cover(book) {
      const cover = model.cover(book)
      return (
        cover && {
          ...cover,
          paint: () => counted('cover', undefined, () => cover.paint()),
          paintForPrint: (size) => counted('print', undefined, () => cover.paintForPrint(size)),
        }
      )
    },
  }
}
