import { suggestInEnvironment, suggestInFile } from './suggest-setting.ts'
import { InvalidSetting } from './invalid-setting.ts'

type Values = Record<string, string | undefined>

/** Left empty, as by a variable that was to be put in, these would let in, or spend, more than was meant. */
const neverEmpty: Record<string, string> = {
  GATE_PASSWORD: 'Set a password, or off to open the site to everyone.',
  SIGN_UP: 'Set open, invite or closed.',
  DAILY_BUDGET: 'Set an amount in US dollars, or take it out: then there is no limit.',
  DATABASE_URL:
    'Set the address of a PostgreSQL server, or take it out for the database that Moonpage brings.',
}

/**
 * What is set of our settings; an empty one is one that is not set.
 * @throws InvalidSetting for a name that is none but nearly one, for any other name in .env, which is a typing error, too,
 * and for what may not be empty
 */
export function namedSettings(environment: Values, file: Values, names: readonly string[]): Values {
  for (const name of Object.keys(file)) if (!names.includes(name)) throw unknownInFile(name, names)
  const written = names.map((name) => [name, environment[name] ?? file[name]] as const)
  const unset = written.filter(([, value]) => value === undefined).map(([name]) => name)
  for (const name of Object.keys(environment)) {
    // Beside the one that it is near to, it is another program's.
    const meant = names.includes(name) ? undefined : suggestInEnvironment(name, names)
    if (meant && unset.includes(meant))
      throw new InvalidSetting(`The environment sets ${name}, which is not a setting. Did you mean ${meant}?`)
  }
  for (const [name, value] of written)
    if (value?.trim() === '' && neverEmpty[name])
      throw new InvalidSetting(`The setting ${name} is empty. ${neverEmpty[name]}`)
  return Object.fromEntries(written.filter(([, value]) => value !== undefined && value !== ''))
}

function unknownInFile(name: string, names: readonly string[]): InvalidSetting {
  const meant = suggestInFile(name, names)
  const help = meant ? `Did you mean ${meant}?` : `The settings are ${names.join(', ')}.`
  return new InvalidSetting(`.env sets ${name}, which is not a setting. ${help}`)
}
