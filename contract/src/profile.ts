import * as z from 'zod/mini'
import { CurrentPassword, Email, NewPassword, PersonName, User } from './account.ts'
import { route } from './route.ts'

/** The error on `current_password` when the email address changes without it. */
export const passwordForAddress = 'Please enter your password to change the email address'

export const ProfileInput = z.strictObject({
  first_name: PersonName('First name'),
  last_name: PersonName('Last name'),
  email: Email,
  /** Required when the email address changes. */
  current_password: z.optional(CurrentPassword),
})
export type ProfileInput = z.infer<typeof ProfileInput>

export const updateProfile = route({
  method: 'PUT',
  path: '/api/v1/auth/profile',
  summary:
    'Change your name or email address; a new address needs the password, and the old one gets an email',
  failure: 'Profile update failed',
  access: 'user',
  takesCredentials: true,
  body: ProfileInput,
  reply: User,
})

export const PasswordChange = z.strictObject({ current_password: CurrentPassword, new_password: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

export const changePassword = route({
  method: 'POST',
  path: '/api/v1/users/change-password',
  summary: 'Change your password; ends all your other sessions',
  failure: 'Failed to change password.',
  access: 'user',
  takesCredentials: true,
  body: PasswordChange,
  reply: null,
})

export const exportAccount = route({
  method: 'GET',
  path: '/api/v1/auth/export',
  summary: 'All data of your account as a ZIP file: JSON and pictures',
  failure: 'We couldn’t export your data.',
  access: 'user',
  reply: null,
  sends: ['application/zip'],
})

export const AccountDeletion = z.strictObject({
  /** Unless the provider of single sign-on has just confirmed who it is. */
  password: z.optional(CurrentPassword),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>

export const deleteAccount = route({
  method: 'DELETE',
  path: '/api/v1/auth/account',
  summary: 'Permanently delete your account and all its data',
  failure: 'We couldn’t delete your account.',
  access: 'user',
  takesCredentials: true,
  body: AccountDeletion,
  reply: null,
})
