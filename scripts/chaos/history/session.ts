import { logIn, refreshSession, type SignedIn } from '@moonpage/contract/account'
import { signUpAt } from '../../lib/parent.ts'
import { ask, type Answer, type Call } from './recorder.ts'

/** Somebody who is signed in and stays so, as the browser does it. */
export type Session = {
  me: string
  /** One request with the token of now; a token that is refused is renewed once, and the request sent again. */
  ask(call: Omit<Call, 'token'>): Promise<Answer>
  /** How often the token was renewed, and how often that was refused and the password asked for. */
  readonly renewed: number
  readonly loggedIn: number
}

/** @throws when nobody can sign up */
export async function signUpSession(url: string): Promise<Session> {
  const { signedIn, email, password } = await signUpAt(url)
  let { access_token: token, refresh_token: renewal } = signedIn
  let [renewed, loggedIn] = [0, 0]

  const take = (answer: Answer): boolean => {
    const pair = answer && answer.status < 400 ? (answer.body as Partial<SignedIn>) : {}
    if (!pair.access_token || !pair.refresh_token) return false
    ;({ access_token: token, refresh_token: renewal } = pair as SignedIn)
    return true
  }
  const renew = async (): Promise<void> => {
    const answer = await ask({
      method: refreshSession.method,
      url: url + refreshSession.path,
      body: { refresh_token: renewal },
    })
    if (take(answer)) renewed += 1
    else if (answer?.status === 401) {
      const body = { email, password }
      if (take(await ask({ method: logIn.method, url: url + logIn.path, body }))) loggedIn += 1
    }
  }

  return {
    me: signedIn.user.id,
    async ask(call) {
      const answer = await ask({ ...call, token })
      if (answer?.status !== 401) return answer
      await renew()
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
