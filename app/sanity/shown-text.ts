/** Fields whose texts no visitor reads: addresses, and values that code compares. */
const machineFields: ReadonlySet<string> = new Set([
  'anchor',
  'android',
  'consentMode',
  'embedProvider',
  'from',
  'ground',
  'href',
  'id',
  'ink',
  'ios',
  'kind',
  'layout',
  'link',
  'listItem',
  'marks',
  'paper',
  'platform',
  'recorderIdentity',
  'side',
  'size',
  'style',
  'to',
  'tone',
  'type',
  'url',
])

/** Fields whose texts are drawn, sent or searched, at any depth. */
const drawnFields = /(^|\.)(accents|examples|files|qr|refusedWords|rows|seo)(\[|\.|$)/

const addressOrDate = /^(https?:|mailto:|tel:|\/)\S*$|^\d{4}-\d{2}-\d{2}/

/**
 * Whether pages show a text as it is, so that a preview may hide its source in it.
 * @param type of the document
 * @param path of the field
 */
export function isShownText(text: string, type: string, path: string): boolean {
  if (text.trim() === '' || type.startsWith('sanity.') || addressOrDate.test(text)) return false
  return !isMachineField(path)
}

/** @param path of a field, such as `hero.tickets[_key=="a"].tone` or `marks[0]` */
export function isMachineField(path: string): boolean {
  const name = /([\w-]+)(\[[^\]]*\])*$/.exec(path)?.[1] ?? ''
  return name.startsWith('_') || machineFields.has(name) || drawnFields.test(path)
}
