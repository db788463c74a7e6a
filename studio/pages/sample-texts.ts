import { type Fields, isFields } from '#schemas/content-check/walk'
import { plainText } from '#schemas/shared/plain-text'
import { pageTemplates } from './templates'

/** A place of a page that has a text of its template. */
export interface SamplePlace {
  /** Top-level field. */
  readonly field: string
  /** Title of the section, in the list of sections. */
  readonly section?: string
}

/** Fields whose text in a template only says what to write there. */
const sampleFields = ['heading', 'lead'] as const
const sampleSectionFields = ['body', 'text'] as const

const samples: ReadonlySet<string> = new Set(
  pageTemplates.flatMap(({ value }) =>
    isFields(value) ? listParts(value).flatMap(({ texts }) => texts) : [],
  ),
)

/** Lists the places of a page whose sample text has not been replaced (PAGE-01). */
export function listSamplePlaces(page: Fields): SamplePlace[] {
  return listParts(page).flatMap(({ texts, ...place }) =>
    texts.some((text) => samples.has(text)) ? [place] : [],
  )
}

function listParts(page: Fields): (SamplePlace & { readonly texts: string[] })[] {
  const sections = Array.isArray(page.body) ? page.body.filter(isFields) : []
  return [
    ...sampleFields.map((field) => ({ field, texts: listTexts(page[field]) })),
    ...sections.map((section) => ({
      field: 'body',
      section: plainText(section.title) ?? '',
      texts: sampleSectionFields.flatMap((field) => listTexts(section[field])),
    })),
    { field: 'seo', texts: listTexts(isFields(page.seo) ? page.seo.description : undefined) },
  ]
}

/** A plain text, or each paragraph of formatted text. */
function listTexts(value: unknown): string[] {
  const blocks: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined
  const parts = blocks?.map((block) => [block]) ?? [value]
  return parts.flatMap((part) => plainText(part) ?? [])
}
