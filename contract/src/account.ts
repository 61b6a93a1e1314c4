import * as z from 'zod/mini'
import { atMost, fewMarks, oneLine, requiredText } from './plain-text.ts'
import { InvitationToken } from './invitations.ts'
import { route } from './route.ts'
import { longestUsername } from './text-limits.ts'

export const roles = ['user', 'moderator', 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** In a family: a reader reads and records, but makes, publishes and deletes nothing. */
export const familyRoles = ['parent', 'reader'] as const
export const FamilyRole = z.enum(familyRoles)
export type FamilyRole = z.infer<typeof FamilyRole>

export const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: Role,
  is_active: z.boolean(),
  story_count: z.int(),
  shared_story_count: z.int(),
  family_role: FamilyRole,
  /** The child in whose view this session is; absent if it is none. */
  child_view: z.optional(z.object({ id: z.string(), name: z.string() })),
  created_at: z.iso.datetime(),
})
export type User = z.infer<typeof User>

const tooLong = (field: string, max: number) => atMost(max, `${field} must be at most ${max} characters`)

const noAddress = 'Please enter a valid email address'

// Rejects invisible characters, so that no two addresses look alike, and separators, which a mail server would read as
// several addresses.
export const Email = requiredText('Email is required', z.trim()).check(
  tooLong('Email', 254),
  z.regex(/^[^<>,;]*$/, 'Please enter one email address, without < > , or ;'),
  z.regex(
    /^[^\s@\p{Cc}\p{Cf}\p{Cs}]+@[^\s@.\p{Cc}\p{Cf}\p{Cs}]+(?:\.[^\s@.\p{Cc}\p{Cf}\p{Cs}]+)+$/u,
    noAddress,
  ),
)

// Also accepts addresses registered before `Email` became stricter, so that their owners can still log in.
const KnownEmail = requiredText('Email is required', z.trim()).check(
  tooLong('Email', 254),
  z.regex(/^[^\s@\p{Cc}\p{Cf}\p{Cs}]+@[^\s@.\p{Cc}\p{Cf}\p{Cs}]*\.[^\s@\p{Cc}\p{Cf}\p{Cs}]+$/u, noAddress),
)

/** All lone surrogates encode to the same UTF-8 bytes, so different passwords with them would have the same hash. */
const wellFormed = z.regex(/^\P{Cs}*$/u, 'The password has a character that cannot be shown')

const mixed = 'Password must contain uppercase, lowercase, and number'

/** The rules for new passwords. The server also rejects commonly used ones. */
const SignUpPassword = requiredText('Password is required').check(
  z.minLength(8, 'Password must be at least 8 characters'),
  tooLong('Password', 128),
  wellFormed,
  z.regex(/\p{Lu}/u, mixed),
  z.regex(/\p{Ll}/u, mixed),
  z.regex(/\d/, mixed),
)

/** Chinese and Korean family names are often one character long. */
const isLongEnough = (name: string) => name.length >= 2 || /^[\p{Script=Han}\p{Script=Hangul}]$/u.test(name)

export const PersonName = (label: string) =>
  requiredText(`${label} is required`, z.trim()).check(
    z.refine(isLongEnough, `${label} must be at least 2 characters`),
    tooLong(label, 60),
    oneLine(label),
    fewMarks(label),
  )

export const ConfirmPassword = requiredText('Please confirm your password')

/** Checks that `field` and `confirm_password` are equal; reports the error on `confirm_password`. */
export const typedTwice = <F extends string>(field: F) =>
  z.refine<Record<F | 'confirm_password', string>>((form) => form[field] === form.confirm_password, {
    path: ['confirm_password'],
    message: 'Passwords do not match',
    // Runs even when other fields are invalid, so that all errors are reported together.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

export const RegisterInput = z
  .strictObject({
    first_name: PersonName('First name'),
    last_name: PersonName('Last name'),
    username: requiredText('Username is required', z.trim()).check(
      z.minLength(3, 'Username must be at least 3 characters'),
      tooLong('Username', longestUsername),
      z.regex(/^[A-Za-z0-9_]+$/, 'Username can only contain letters, numbers, and underscores'),
    ),
    email: Email,
    password: SignUpPassword,
    confirm_password: ConfirmPassword,
    /** The token from an invitation link; required where sign-up is by invitation only. */
    invitation: z.optional(InvitationToken),
  })
  .check(typedTwice('password'))
export type RegisterInput = z.infer<typeof RegisterInput>

/** The password that replaces the current one. */
export const NewPassword = requiredText('New password is required').check(
  z.minLength(8, 'New password must be at least 8 characters long.'),
  tooLong('New password', 128),
  wellFormed,
)

/** The current password, to confirm a sensitive change. */
export const CurrentPassword = requiredText('Current password is required').check(
  tooLong('Current password', 128),
)

export const LoginInput = z.strictObject({
  email: KnownEmail,
  password: requiredText('Password is required').check(
    z.minLength(6, 'Password must be at least 6 characters'),
    tooLong('Password', 128),
  ),
})
export type LoginInput = z.infer<typeof LoginInput>

export const TokenPair = z.object({ access_token: z.string(), refresh_token: z.string() })
export type TokenPair = z.infer<typeof TokenPair>
export const SignedIn = z.object({ user: User, access_token: z.string(), refresh_token: z.string() })
export type SignedIn = z.infer<typeof SignedIn>

export const registerAccount = route({
  method: 'POST',
  path: '/api/v1/auth/register',
  summary: 'Sign up and log in',
  failure: 'Registration failed',
  access: 'anyone',
  ignoresToken: true,
  takesCredentials: true,
  body: RegisterInput,
  reply: SignedIn,
  status: 201,
})

export const logIn = route({
  method: 'POST',
  path: '/api/v1/auth/login',
  summary: 'Log in',
  failure: 'Login failed',
  access: 'anyone',
  ignoresToken: true,
  takesCredentials: true,
  body: LoginInput,
  reply: SignedIn,
})

export const refreshSession = route({
  method: 'POST',
  path: '/api/v1/auth/refresh',
  summary: 'Exchange a refresh token for a new token pair; each token works once',
  failure: 'Token refresh failed',
  access: 'anyone',
  ignoresToken: true,
  takesCredentials: true,
  body: z.strictObject({ refresh_token: z.string() }),
  reply: TokenPair,
})

export const logOut = route({
  method: 'POST',
  path: '/api/v1/auth/logout',
  summary: 'End this session on the server',
  failure: 'Logout failed',
  access: 'user',
  reply: null,
})

export const getCurrentUser = route({
  method: 'GET',
  path: '/api/v1/auth/me',
  summary: 'Who is logged in',
  failure: 'Authentication initialization failed',
  access: 'user',
  childView: true,
  reply: User,
})
