import * as contract from '@moonpage/contract/narration'
import * as links from '@moonpage/contract/recording-links'
import * as recordings from '@moonpage/contract/recordings'
import type { FastifyRequest } from 'fastify'
import type { RateLimit, RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { networkOf } from '../../lib/network-of.ts'
import { chooseNarrator } from './choose-narrator.ts'
import { correctWordTimes } from './correct-word-times.ts'
import { createNarrator } from './create-narrator.ts'
import { createRecordingLink } from './create-recording-link.ts'
import { deleteNarrator } from './delete-narrator.ts'
import { deleteRecordingByLink } from './delete-recording-by-link.ts'
import { deleteRecording } from './delete-recording.ts'
import { findRecordingLink } from './find-recording-link.ts'
import { getNarration } from './get-narration.ts'
import { getPublicNarration } from './get-public-narration.ts'
import { getRecordingBook } from './get-recording-book.ts'
import { getSharedNarration } from './get-shared-narration.ts'
import { listFamilyNarrators } from './list-family-narrators.ts'
import { listNarrators } from './list-narrators.ts'
import { listRecordingLinks } from './list-recording-links.ts'
import { nameNarratorByLink } from './name-narrator-by-link.ts'
import type { NarrationDeps } from './narration-deps.ts'
import { recordPageByLink } from './record-page-by-link.ts'
import { recordPage } from './record-page.ts'
import type { RecordingLimits } from './recording-limits.ts'
import { revokeRecordingLink } from './revoke-recording-link.ts'
import { updateNarrator } from './update-narrator.ts'

// Only of pages that are not stored yet: each takes about a second of a worker thread.
export const synthesisByAccount: RateLimit = { name: 'narration', hits: 400, seconds: 3600 }
const synthesisByNetwork: RateLimit = { name: 'narration by network', hits: 100, seconds: 3600 }

// A page is read for half a minute, and may be done again.
const recordingsByAccount: RateLimit = { name: 'recording', hits: 200, seconds: 3600 }
const recordingsByLink: RateLimit = { name: 'recording by link', hits: 100, seconds: 3600 }
const linksByNetwork: RateLimit = { name: 'recording link by network', hits: 600, seconds: 3600 }

type Deps = NarrationDeps & { rateLimit: RateLimiter; limits: RecordingLimits; hasGate: boolean }

export function narrationRoutes(serve: Serve, deps: Deps): void {
  const { db, rateLimit } = deps
  const forAccount = (accountId: string) => () => rateLimit(synthesisByAccount, accountId)
  const forNetwork =
    ({ ip }: FastifyRequest) =>
    () =>
      rateLimit(synthesisByNetwork, networkOf(ip))
  const wanted = (
    { page_number: pageNumber }: { page_number: number },
    { narrator = null }: { narrator?: string | undefined | null },
    beforeSynthesis: () => Promise<void>,
  ) => ({ pageNumber, narrator, beforeSynthesis })

  serve(contract.listNarrators, ({ caller, params }) => listNarrators(deps, caller, params.id))

  serve(contract.chooseNarrator, ({ caller, body }) => chooseNarrator(db, caller, body))

  serve(contract.getNarration, ({ caller, params, query }) =>
    getNarration(deps, caller, params.id, wanted(params, query, forAccount(caller.accountId))),
  )

  serve(contract.getPublicNarration, ({ params, query, request }) =>
    getPublicNarration(deps, params.id, wanted(params, query, forNetwork(request))),
  )

  serve(contract.getSharedNarration, ({ params, query, request }) =>
    getSharedNarration(deps, params.token, wanted(params, query, forNetwork(request))),
  )

  recordingRoutes(serve, deps)
  recordingLinkRoutes(serve, deps)
}

function recordingRoutes(serve: Serve, deps: Deps): void {
  const { db, queue, rateLimit } = deps

  serve(recordings.listFamilyNarrators, ({ caller }) => listFamilyNarrators(deps, caller))

  serve(recordings.createNarrator, ({ caller, body }) => createNarrator(db, caller, body))

  serve(recordings.updateNarrator, ({ caller, params, body }) => updateNarrator(db, caller, params.id, body))

  serve(recordings.deleteNarrator, ({ caller, params }) => deleteNarrator({ db, queue }, caller, params.id))

  serve(recordings.recordPage, async ({ caller, params, body }) => {
    await rateLimit(recordingsByAccount, caller.accountId)
    return recordPage(deps, caller, params, body)
  })

  serve(recordings.deleteRecording, ({ caller, params }) => deleteRecording(deps, caller, params))

  serve(recordings.correctWordTimes, ({ caller, params, body }) =>
    correctWordTimes(deps, caller, params, body.words),
  )
}

function recordingLinkRoutes(serve: Serve, deps: Deps): void {
  const { db, rateLimit } = deps

  serve(links.createRecordingLink, ({ caller, params }) => createRecordingLink(db, caller, params.id))

  serve(links.listRecordingLinks, ({ caller, params }) => listRecordingLinks(db, caller, params.id))

  serve(links.revokeRecordingLink, ({ caller, params }) => revokeRecordingLink(db, caller, params))

  const beforeBody = async ({ request }: { request: FastifyRequest }) =>
    rateLimit(linksByNetwork, networkOf(request.ip))

  serve(links.getRecordingBook, ({ params }) => getRecordingBook(deps, params.token), { beforeBody })

  serve(links.nameNarratorByLink, ({ params, body }) => nameNarratorByLink(deps, params.token, body), {
    beforeBody,
  })

  serve(links.recordPageByLink, ({ params, body }) => recordPageByLink(deps, params, body), {
    // Nobody sends megabytes without a link that works.
    async beforeBody({ params: { token }, request }) {
      await rateLimit(linksByNetwork, networkOf(request.ip))
      const { id } = await findRecordingLink(db, token)
      await rateLimit(recordingsByLink, id)
    },
  })

  serve(links.deleteRecordingByLink, ({ params }) => deleteRecordingByLink(deps, params), { beforeBody })
}
