import * as z from 'zod/mini'

/** What a series remembers of its books. */
export const factKinds = ['friend', 'thing', 'place', 'promise', 'habit', 'fear', 'question', 'joke'] as const
export const FactKind = z.enum(factKinds)
export type FactKind = z.infer<typeof FactKind>

/** Stands in a fact's text for its friend, as names do in stories. */
export const friendPlaceholder = '[[friend]]'

/** Fills in a fact's friend: `Tully the camel`, or only `Tully`. */
export const fillFriend = (text: string, friend: string): string => text.replaceAll(friendPlaceholder, friend)
