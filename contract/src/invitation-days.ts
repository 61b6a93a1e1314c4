/** How long an invitation is valid. A separate file, so that the browser can import it without the schemas. */
export const invitationDays = 14
