const MAX_LENGTH = 60

/** The state of a document whose key may follow its title. */
export interface KeyState {
  /** The stored key. */
  readonly key: string | undefined
  readonly title: string
  /** The title when the key was last made. */
  readonly previousTitle: string
  /** Keys of other documents. */
  readonly taken: ReadonlySet<string>
  readonly isPublished: boolean
  /** The key of the published version. */
  readonly publishedKey: string | undefined
}

/**
 * Returns the key that a document should have: lower case letters, digits and hyphens.
 * - A missing or taken key is derived from the title. It follows the title until the document is
 *   published.
 * - A published key comes back when the field is cleared, because links may use it.
 * - A key that a user typed stays.
 * @returns undefined while there is neither a key nor a title
 */
export function nextKey(state: KeyState): string | undefined {
  const { title, previousTitle, taken, isPublished, publishedKey } = state
  const key = state.key ?? publishedKey
  const made = makeKey(title)
  if (made === '') return key
  if (key === undefined) return findFree(made, taken)
  if (isPublished) return key
  return taken.has(key) || isMadeOf(key, previousTitle) ? findFree(made, taken) : key
}

/** Makes a key of a title: `¿Cómo cobro?` becomes `como-cobro`; '' without letters and digits. */
export function makeKey(title: string): string {
  const words = title
    .replace(/\{\w+\}/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const key = (words ?? []).join('-')
  if (key.length <= MAX_LENGTH) return key
  const end = key.lastIndexOf('-', MAX_LENGTH)
  return key.slice(0, end > 0 ? end : MAX_LENGTH)
}

/** Whether a key is that of the title, with or without a number after it. */
function isMadeOf(key: string, title: string): boolean {
  const made = makeKey(title)
  return made !== '' && key.startsWith(made) && /^(-\d+)?$/.test(key.slice(made.length))
}

function findFree(made: string, taken: ReadonlySet<string>): string {
  let free = made
  for (let number = 2; taken.has(free); number += 1) free = `${made}-${number}`
  return free
}
