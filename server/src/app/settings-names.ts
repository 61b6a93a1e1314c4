import { suggestInEnvironment, suggestInFile } from './suggest-setting.ts'
import { InvalidSetting } from './invalid-setting.ts'

type Values = Record<string, string | undefined>

/** An empty value, as of an unset shell variable, would weaken access or limits. */
const neverEmpty: Record<string, string> = {
  GATE_PASSWORD: 'Set a password, or off to open the site to everyone.',
  SIGN_UP: 'Set open, invite or closed.',
  LOCAL_LOGIN: 'Set on or off.',
  OIDC_SIGN_UP: 'Set open, invite or closed, or take it out: then it is as SIGN_UP.',
  DAILY_BUDGET: 'Set an amount in US dollars, or take it out: then there is no limit.',
  DATABASE_URL:
    'Set the address of a PostgreSQL server, or take it out for the database that Moonpage brings.',
}

/**
 * The settings that are set; an empty one counts as unset.
 * @throws InvalidSetting for a name similar to a setting, for any unknown name in .env, and for settings that must not
 * be empty
 */
export function namedSettings(environment: Values, file: Values, names: readonly string[]): Values {
  for (const name of Object.keys(file)) if (!names.includes(name)) throw unknownInFile(name, names)
  const written = names.map((name) => [name, environment[name] ?? file[name]] as const)
  const unset = written.filter(([, value]) => value === undefined).map(([name]) => name)
  for (const name of Object.keys(environment)) {
    // If the similar setting is set too, the name belongs to another program.
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
