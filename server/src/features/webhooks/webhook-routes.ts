import * as contract from '@moonpage/contract/webhooks'
import type { Serve } from '../../infra/http/route-server.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { enableWebhook } from './enable-webhook.ts'
import { listWebhooks } from './list-webhooks.ts'
import { testWebhook } from './test-webhook.ts'
import type { WebhookRouteDeps } from './webhook-deps.ts'

export function webhookRoutes(serve: Serve, deps: WebhookRouteDeps): void {
  serve(contract.listWebhooks, ({ caller }) => listWebhooks(deps.db, caller.accountId))
  serve(contract.createWebhook, ({ caller, body }) => createWebhook(deps, caller.accountId, body))
  serve(contract.testWebhook, ({ caller, params }) => testWebhook(deps, caller.accountId, params.id))
  serve(contract.enableWebhook, ({ caller, params }) => enableWebhook(deps.db, caller.accountId, params.id))
  serve(contract.deleteWebhook, ({ caller, params }) => deleteWebhook(deps.db, caller.accountId, params.id))
}
