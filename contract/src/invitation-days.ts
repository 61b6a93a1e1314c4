/** How long an invitation works. In a file of its own: the browser shows it without the schemas. */
export const invitationDays = 14
