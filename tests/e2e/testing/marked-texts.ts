import type { SanityClient, SanityDocument } from '@sanity/client'
import { isMachineField } from '#app/sanity/shown-text'

/** A number follows, so that each text has its own marker. */
const mark = 'Marca'
const marks = new RegExp(`${mark}\\d+`, 'g')

/** Replaces every visible text of the dataset with a unique marker. */
export async function markAllTexts(dataset: SanityClient): Promise<void> {
  let count = 0
  await replaceAllTexts(dataset, () => `${mark}${++count}`)
}

/** Replaces documents with the result of `change`, unless that is undefined. */
export async function changeDocuments(
  dataset: SanityClient,
  change: (document: SanityDocument) => Readonly<Record<string, unknown>> | undefined,
): Promise<void> {
  const documents = await dataset.fetch<SanityDocument[]>(
    `*[!(_id in path("_.**")) && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])]`,
  )
  const transaction = dataset.transaction()
  for (const document of documents) {
    const fields = change(document)
    if (fields === undefined) continue
    transaction.createOrReplace({ ...fields, _id: document._id, _type: document._type })
  }
  await transaction.commit()
}

/**
 * Replaces every visible text of the dataset.
 * @param next returns the replacement of each text
 */
export async function replaceAllTexts(dataset: SanityClient, next: () => string): Promise<void> {
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return next()
    if (Array.isArray(value)) return value.map(replaced)
    return typeof value === 'object' && value !== null ? replacedFields(value) : value
  }
  const replacedFields = (value: object) =>
    Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => [
        name,
        isForMachines(name, inner) ? inner : replaced(inner),
      ]),
    )
  await changeDocuments(dataset, replacedFields)
}

/** An object with such a name can contain visible texts, such as the label of a link. */
function isForMachines(name: string, value: unknown): boolean {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)) return true
  const isLeaf = typeof value === 'string' || name === 'marks' || name.startsWith('_')
  return isLeaf && isMachineField(name)
}

/** Removes the markers from a text: the rest comes from the code. */
export function removeMarks(text: string): string {
  return text.replace(marks, '').trim()
}
