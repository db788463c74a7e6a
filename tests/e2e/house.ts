import * as lib from '../../scripts/lib/house'

/** A house as its tests know it. */
export interface House extends lib.House {
  readonly administrator: { readonly email: string; readonly password: string }
}

/**
 * Runs `npm run up` until it says that everything is served.
 * @param variables settings that differ from the defaults
 */
export async function openHouse(variables: Readonly<Record<string, string>> = {}): Promise<House> {
  const house = await lib.openHouse('up', variables)
  const row = /^ {2}Administrator +(\S+) +(\S+)/m.exec(house.output())
  const [, email, password] = row ?? []
  if (email === undefined || password === undefined) throw new Error('No administrator was named.')
  return { ...house, administrator: { email, password } }
}
