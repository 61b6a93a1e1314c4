import { registerAccount, type Role } from '@moonpage/contract/account'
import { createCharacter } from '@moonpage/contract/characters'
import { sql } from 'kysely'
import { updateUser } from '../../features/admin/update-user.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { families, type Family } from './families.ts'
import { apiClient, type ApiClient } from './api-client.ts'

export type Member = { id: string; email: string; name: string; ask: ApiClient }
export type FamilyMember = Member & { family: Family }

/** Addresses in a domain reserved for examples. */
const domain = 'moonpage.example'

/** How often a demo was created here before. */
export async function demosBefore({ kysely }: Database): Promise<number> {
  const { demos } = await kysely
    .selectFrom('accounts')
    .select(sql<number>`count(*)::int`.as('demos'))
    .where('email', 'like', `admin%@${domain}`)
    .executeTakeFirstOrThrow()
  return demos
}

type Deps = {
  db: Database
  queue: Queue
  url: string
  password: string
  /** What sets this demo's people apart from earlier ones. */ mark: string
}

/** An admin and a moderator to log in as. */
export async function signUpStaff(deps: Deps): Promise<Member[]> {
  const staff: Member[] = []
  for (const role of ['admin', 'moderator'] as const) {
    const member = await signUp(deps, { first_name: 'Moonpage', last_name: roleName[role], login: role })
    await updateUser(deps, { id: member.id, change: { role }, by: null })
    staff.push(member)
  }
  return staff
}

const roleName: Record<Exclude<Role, 'user'>, string> = { admin: 'Admin', moderator: 'Moderator' }

/** The first so many families, each with its hero as a character. */
export async function signUpFamilies(deps: Deps, count: number): Promise<FamilyMember[]> {
  const members: FamilyMember[] = []
  for (const family of families.slice(0, count)) {
    const { first_name, last_name, hero } = family
    const member = await signUp(deps, { first_name, last_name, login: last_name.toLowerCase() })
    await member.ask(createCharacter, { body: { role: 'hero', ...hero } })
    members.push({ ...member, family })
  }
  return members
}

async function signUp(
  { url, password, mark }: Deps,
  person: { first_name: string; last_name: string; login: string },
): Promise<Member> {
  const { first_name, last_name, login } = person
  const email = `${login}${mark}@${domain}`
  const username = `demo_${login}${mark}`.replace('-', '_')
  const body = { first_name, last_name, username, email, password, confirm_password: password }
  const { user, access_token: token } = await apiClient(url)(registerAccount, { body })
  return { id: user.id, email, name: `${first_name} ${last_name}`, ask: apiClient(url, { token }) }
}
