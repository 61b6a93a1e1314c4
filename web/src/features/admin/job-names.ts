/** Display names of jobs. */
const names: Record<string, string> = {
  'generate-story': 'Write and paint a story',
  'send-email': 'Send an email',
  'rename-pictures': 'Change the links to a story’s pictures',
  'remove-pictures': 'Delete pictures nobody needs',
  'copy-snapshot-pictures': 'Keep a copy of a reported story’s pictures',
  'remove-emails': 'Delete old emails',
  'clean-up': 'Clean up expired data',
  'make-backup': 'Make a backup',
  'deliver-webhook': 'Tell a webhook',
  'paint-print-file': 'Paint a book for a print shop',
  'flush-storage-outbox': 'Move pictures into storage',
}

/** Falls back to the internal name for jobs that this version does not know. */
export const jobName = (name: string): string => names[name] ?? name
