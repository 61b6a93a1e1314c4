import type { Beat } from '../outline.ts'
import { towardsTheEnd } from './presence-at-the-end.ts'
import { onTheWay } from './presence-on-the-way.ts'
import type { Told } from './schema.ts'

/** Where a page would go by without its hero, one line brings the hero back. */
export const heroLines: Record<Beat['purpose'], Told> = { ...onTheWay, ...towardsTheEnd }

/** For a child who fears being left: the friend is on every page. */
export const friendLines: Told = {
  three: [
    '{friend} was there too.',
    '{friend} was right by {hero}.',
    'And so was {friend}.',
    "{friend} held {hero}'s {hand}.",
    '"I am here," said {friend}.',
  ],
  five: [
    '{friend} was right beside {him}.',
    '{friend} kept close, and hummed.',
    '"I am here," said {friend}, and {fhe} was.',
    'And {friend} was there, as near as a pocket.',
    '{friend} nodded, very close by.',
    "{friend} gave {hero}'s {hand} a squeeze.",
    '"We are two," said {friend}. "I counted."',
  ],
  seven: [
    '{friend} was right beside {him}, as {fhe} had been all along.',
    '"I am here," said {friend}, though {hero} knew that already.',
    '{friend} stood so near that their sleeves touched.',
    '{friend} did not say anything, but came a little closer.',
    '{friend} hummed, so that {hero} would know where {fhe} was without looking.',
    '"Still here," said {friend}, every now and then.',
  ],
  verse: [
    'And {friend} was there, right by {his} side, / As near as a shell to the snail inside.',
    "And {friend} was there, at {hero}'s side, / And would not go, and did not hide.",
    'And {friend} was there, and {friend} was near. / "I was there," {fhe} said, "and now I am here."',
    'And {friend} came too, and held on tight, / As near as the moon is to the night.',
    'And {friend} was close, as close could be, / As close as the leaf is to the tree.',
    'And {friend} was with {him} all the way, / And never was far for the whole of the day.',
    '"Still here," said {friend}, and "still here," once more, / As steady as anyone\'s own front door.',
  ],
  small: [
    '{friend} was there, / as close as a hair.',
    '{friend} came too. / "I am with you."',
    'And {friend} was near, / so near and dear.',
    '{friend} held on / till the day was gone.',
    '"Still here," {friend} said, / and nodded {fhis} head.',
  ],
}
