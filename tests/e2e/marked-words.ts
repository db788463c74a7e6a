import type { SanityClient, SanityDocument } from '@sanity/client'

/** Fields whose text is for machines: addresses, names of choices, ids, styles. */
const machineFields: ReadonlySet<string> = new Set([
  'anchor',
  'android',
  'consentMode',
  'date',
  'embedProvider',
  'from',
  'href',
  'id',
  'ios',
  'kind',
  'link',
  'listItem',
  'marks',
  'platform',
  'recorderIdentity',
  'style',
  'to',
  'tone',
  'type',
  'updatedOn',
  'url',
  'validUntil',
])

/** What stands in for words: nothing else that a page shows has letters in it. */
const mark = 'Marca'
const marks = new RegExp(`${mark}\\d+`, 'g')

/** Replaces every text of the dataset that is for people by a marker of its own. */
export async function markAllWords(dataset: SanityClient): Promise<void> {
  let count = 0
  await replaceAllWords(dataset, () => `${mark}${++count}`)
}

/**
 * Replaces every text of the dataset that is for people; what machines read stays.
 * @param next called for each text there is: what stands in its place
 */
export async function replaceAllWords(dataset: SanityClient, next: () => string): Promise<void> {
  const documents = await dataset.fetch<SanityDocument[]>(
    `*[!(_id in path("_.**")) && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])]`,
  )
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return next()
    if (Array.isArray(value)) return value.map(replaced)
    return typeof value === 'object' && value !== null ? replacedFields(value) : value
  }
  const replacedFields = (value: object) =>
    Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => [
        name,
        name.startsWith('_') || isForMachines(name, inner) ? inner : replaced(inner),
      ]),
    )
  const transaction = dataset.transaction()
  for (const document of documents) {
    transaction.createOrReplace({ ...document, ...replacedFields(document) })
  }
  await transaction.commit()
}

/** A field of the same name may hold words further down, e.g. the label of a link. */
function isForMachines(name: string, value: unknown): boolean {
  return machineFields.has(name) && (typeof value === 'string' || name === 'marks')
}

/** A text without its markers: words that are left came from the code. */
export function withoutMarks(text: string): string {
  return text.replace(marks, '').trim()
}
