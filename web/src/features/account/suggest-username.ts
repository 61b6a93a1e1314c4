import { longestUsername } from '@moonpage/contract/text-limits'

/** Letters that have no Unicode decomposition. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Leaves room for a number. */
const longest = longestUsername - '_1000'.length

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’ʻ]/gu, '')
    .replaceAll(/[^a-z0-9]/g, (letter) => plain[letter] ?? '_')
    .replaceAll(/_+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .slice(0, longest)

type Person = Record<'first_name' | 'last_name' | 'email', string>

const isLongEnough = (name: string) => name.trim().length >= 2

/**
 * `ines_okafor` for Inés O’Kafor, if both names are complete; from the email address if they have no Latin letters;
 * otherwise empty.
 */
export const suggestUsername = ({ first_name, last_name, email }: Person): string => {
  const name = isLongEnough(first_name) && isLongEnough(last_name) ? `${first_name} ${last_name}` : ''
  const mailbox = email.split('@')[0] ?? ''
  return [slugOf(name), slugOf(mailbox)].find(({ length }) => length >= 3) ?? ''
}

/** An alternative for a taken username, with a random number. */
export const otherUsername = (username: string): string =>
  `${username.replace(/_\d{4}$/, '').slice(0, longest)}_${1000 + Math.floor(Math.random() * 9000)}`
