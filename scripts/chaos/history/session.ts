import { logIn, refreshSession, type SignedIn } from '@moonpage/contract/account'
import { signUpAt } from '../../lib/parent.ts'
import { ask, type Answer, type Call } from './recorder.ts'

/** A user session that refreshes its tokens, as in the browser. */
export type Session = {
  me: string
  /** Sends one request with the current token; on a 401 refreshes the token and repeats it once. */
  ask(call: Omit<Call, 'token'>): Promise<Answer>
  /** How often the token was refreshed, and how often a login with the password was needed. */
  readonly renewed: number
  readonly loggedIn: number
}

/** @throws when the sign-up fails */
export async function signUpSession(url: string): Promise<Session> {
  const { signedIn, email, password } = await signUpAt(url)
  let { access_token: token, refresh_token: refreshToken } = signedIn
  let [renewed, loggedIn] = [0, 0]

  const storeTokens = (answer: Answer): boolean => {
    const pair = answer && answer.status < 400 ? (answer.body as Partial<SignedIn>) : {}
    if (!pair.access_token || !pair.refresh_token) return false
    ;({ access_token: token, refresh_token: refreshToken } = pair as SignedIn)
    return true
  }
  const refresh = async (): Promise<void> => {
    const answer = await ask({
      method: refreshSession.method,
      url: url + refreshSession.path,
      body: { refresh_token: refreshToken },
    })
    if (storeTokens(answer)) renewed += 1
    else if (answer?.status === 401) {
      const body = { email, password }
      if (storeTokens(await ask({ method: logIn.method, url: url + logIn.path, body }))) loggedIn += 1
    }
  }

  return {
    me: signedIn.user.id,
    async ask(call) {
      const answer = await ask({ ...call, token })
      if (answer?.status !== 401) return answer
      await refresh()
      return ask({ ...call, token })
    },
    get renewed() {
      return renewed
    },
    get loggedIn() {
      return loggedIn
    },
  }
}
