import { resetMinutes } from '@moonpage/contract/retention'
import { salutationFor } from './salutation.ts'
import type { EmailContent } from './email.ts'

type Addressee = { first_name: string }

/** @param url with the token in it */
export const passwordReset = (to: Addressee, { url }: { url: string }): EmailContent => ({
  subject: 'A new password for Moonpage',
  greeting: salutationFor(to.first_name),
  opening: [
    'Someone, probably you, asked for a new password for your Moonpage account. You can choose one here:',
  ],
  action: { label: 'Choose a new password', url },
  closing: [
    `The link works for ${resetMinutes} minutes, and it works once.`,
    'If this wasn’t you, just ignore this email. Your password stays the same, and nobody can reset it without the link in this email.',
  ],
})

/** @param url of the page that requests a new password */
export const passwordChanged = (to: Addressee, { at, url }: { at: Date; url: string }): EmailContent => ({
  subject: 'Your Moonpage password was changed',
  greeting: salutationFor(to.first_name),
  opening: [
    `The password for your Moonpage account was changed on ${moment(at)}. You’ve been logged out everywhere else.`,
    'If this was you, there’s nothing you need to do.',
    'If it wasn’t, choose a new password now. That logs everyone out of your account.',
  ],
  action: { label: 'This was not me', url },
  closing: [],
})

/**
 * Sent to the previous address. It does not contain the new one, which the reader of this mailbox may not be meant to
 * know.
 */
export const emailChanged = (to: Addressee, { at }: { at: Date }): EmailContent => ({
  subject: 'Your Moonpage email address was changed',
  greeting: salutationFor(to.first_name),
  opening: [
    `The email address for your Moonpage account was changed on ${moment(at)}. From now on, we’ll email the new address instead of this one.`,
    'If this was you, there’s nothing you need to do.',
    'If it wasn’t, someone else may know your password. Please reply to this email or contact the person who runs this site, and tell them what happened. They can lock the account until you have it back.',
  ],
  closing: [],
})

/** To admins. @param reason what the command said @param url of the System tab */
export const backupFailed = (
  to: Addressee,
  { at, reason, url }: { at: Date; reason: string; url: string },
): EmailContent => ({
  subject: 'Moonpage could not make its backup',
  greeting: salutationFor(to.first_name),
  opening: [`The backup of ${moment(at)} failed. This is what happened:`, reason],
  action: { label: 'See how the site is', url },
  closing: ['The backups made before are still there. The next one is tried at its usual time.'],
})

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
/** UTC: the reader's time zone is unknown. */
const moment = (at: Date): string => `${day.format(at)} at ${hour.format(at)} (UTC)`
