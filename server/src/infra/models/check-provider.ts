import { APICallError } from 'ai'
import type { HostedModel } from './model-settings.ts'
import type { Provider } from './provider.ts'
import { classifyProviderError } from './classify-provider-error.ts'
import { ProviderError } from './provider-error.ts'

/**
 * Checks that a model server can be reached, accepts our key and has our model. Costs nothing.
 * @param options.mayLackList true for image servers, which may lack the list of models
 * @throws ProviderError with a message for admins; also while the circuit is open, whatever the list says
 */
export async function checkProvider(
  provider: Provider,
  settings: HostedModel,
  signal: AbortSignal,
  { mayLackList = false } = {},
): Promise<void> {
  const reason = await provider.circuit.reason()
  if (reason !== null) throw new ProviderError('circuit-open', { sentenceForAdmin: reason })
  const url = `${settings.baseUrl}/models`
  try {
    const response = await fetch(url, {
      signal,
      headers: settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` },
    })
    const text = await response.text()
    if (mayLackList && [404, 405].includes(response.status)) return
    if (!response.ok)
      throw new APICallError({
        message: 'The list of models was not given',
        url,
        requestBodyValues: {},
        statusCode: response.status,
        responseBody: text,
      })
    if (!idsIn(text).some((id) => isSame(id, settings.model))) throw new ProviderError('no-such-model')
  } catch (error) {
    // The timeout here is the caller's, not the provider's.
    throw classifyProviderError(signal.aborted ? new ProviderError('slow') : error, provider.name) ?? error
  }
}

function idsIn(text: string): string[] {
  try {
    const { data } = JSON.parse(text) as { data: { id: unknown }[] }
    return data.map(({ id }) => String(id))
  } catch {
    throw new ProviderError('unreadable', {
      sentenceForAdmin:
        'The address of the model server answers, but not as a model server does. It should end where the paths of the protocol begin, such as http://localhost:11434/v1.',
    })
  }
}

/** Ollama lists `llama4` as `llama4:latest`; OpenRouter accepts `provider/model:nitro` for a listed model. */
const isSame = (id: string, model: string): boolean =>
  id === model || id === `${model}:latest` || id === model.replace(/:[^:/]*$/, '')
