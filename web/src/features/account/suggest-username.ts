import { longestUsername } from '@moonpage/contract/text-limits'

/** Letters that Unicode does not take apart into a plain one and its marks. */
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

/** Room for a number behind it. */
const longest = longestUsername - '_1000'.length

const spelled = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’ʻ]/gu, '')
    .replaceAll(/[^a-z0-9]/g, (letter) => plain[letter] ?? '_')
    .replaceAll(/_+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .slice(0, longest)

type Person = Record<'first_name' | 'last_name' | 'email', string>

const isWhole = (name: string) => name.trim().length >= 2

/**
 * `ines_okafor` for Inés O’Kafor, once both names are there; out of the email where they have no Latin letters; else
 * nothing.
 */
export const suggestUsername = ({ first_name, last_name, email }: Person): string => {
  const name = isWhole(first_name) && isWhole(last_name) ? `${first_name} ${last_name}` : ''
  const mailbox = email.split('@')[0] ?? ''
  return [spelled(name), spelled(mailbox)].find(({ length }) => length >= 3) ?? ''
}

/** For a username that somebody else has: the same with another number. */
export const otherUsername = (username: string): string =>
  `${username.replace(/_\d{4}$/, '').slice(0, longest)}_${1000 + Math.floor(Math.random() * 9000)}`
