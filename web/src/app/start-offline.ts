// Two steps, so that the first page has one name of a file in it, not those of all that this needs.
void import('./offline-contact.ts').catch(() => {})
