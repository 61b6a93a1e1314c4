/** Groups of digits with the separators that phone numbers have. */
const digitRuns = /(?<![\d.,:])\(?\+?\d(?:[ ().\-/]{0,3}\d)*(?![\d:]|[.,]\d)/g
const numberWords = 'zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|ten'
const spokenRuns = new RegExp(
  `(?<![a-z])(?:(?:double|triple) )?(?:${numberWords})(?:(?:,? |-)(?:(?:double|triple) )?(?:${numberWords})){5,}(?![a-z])`,
  'g',
)
/** Words before a number that mark it as a phone number. */
const cue =
  /(?:call|phone|telephone|ring|dial|text|tel|mobile|cell|whatsapp|number|reach|message)(?: (?:me|us|her|him|mum|mom|dad|grandma|grandpa|is|at|on|now|no|number)){0,6}[ .:,]{0,10}$/
const isDate =
  /^(?:(?:19|20)\d\d[-/. ]\d\d?[-/. ]\d\d?|\d\d?[-/. ]\d\d?[-/. ](?:19|20)?\d\d|(?:1\d|20)\d\d ?[-/] ?(?:1\d|20)\d\d)$/

/** Whether the numbers have a constant step, such as 10 9 8 or 2 4 6. */
function isCounting(numbers: readonly number[]): boolean {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0)
  return (
    numbers.length > 2 &&
    Math.abs(step) <= 12 &&
    numbers.every((number, index) => index === 0 || number - (numbers[index - 1] ?? 0) === step)
  )
}

/** Whether the digits follow the keyboard's number row, in either direction. */
const isKeyboardRow = (digits: string) =>
  '12345678901234567890'.includes(digits) || '98765432109876543210'.includes(digits)

function isPhoneNumber(run: string, before: string): boolean {
  const groups = run.match(/\d+/g) ?? []
  const digits = groups.join('')
  const count = digits.length
  if (count < 6 || count > 15 || isDate.test(run)) return false
  if (isCounting(groups.map(Number)) || (groups.length === 1 && isKeyboardRow(digits))) return false
  if (groups.slice(1).every((group) => /^0+$/.test(group)) && /^\d{1,3}/.test(run) && groups.length > 1)
    return false
  if (cue.test(before)) return true
  if (/^\(?(?:\+|00)/.test(run)) return count >= 8
  // National numbers outside North America begin with 0.
  if (/^0[1-9]/.test(digits)) return count >= 9
  if (/^(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/.test(run)) return true
  if (/^\d{3}-\d{4}$/.test(run)) return !/(?:pages?|from|between|about) $/.test(before)
  if (groups.length === 1) return count >= 10 && !/0{4}$/.test(digits)
  return groups.length >= 3 && count >= 9 && groups.every((group) => group.length >= 2)
}

const digitWords: Record<string, number> = Object.fromEntries(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, index) => [word, index],
  ),
)

/**
 * @param plain a text folded by `normalizeLetters`, on one line
 * @returns ranges in UTF-16 units, `end` excluded
 */
export function findPhoneNumbers(plain: string): { start: number; end: number }[] {
  const before = (index: number) => plain.slice(Math.max(0, index - 40), index)
  const written = [...plain.matchAll(digitRuns)].filter(({ index, 0: run }) =>
    isPhoneNumber(run, before(index)),
  )
  const spelledOut = [...plain.matchAll(spokenRuns)].filter(({ index, 0: run }) => {
    const numbers = run.match(/[a-z]+/g)?.filter((word) => word !== 'double' && word !== 'triple') ?? []
    const isCalled = /^(?:zero|oh|nought)/.test(run) || cue.test(before(index))
    return isCalled && !isCounting(numbers.map((word) => digitWords[word] ?? 0))
  })
  return [...written, ...spelledOut].map(({ index, 0: run }) => ({ start: index, end: index + run.length }))
}
