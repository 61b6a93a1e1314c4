/** Where this browser stores what the server does not know yet. */
export const pendingKey = (person: string): string => `moonpage.places.${person}`
