import type { Finding, Rule } from '../finding'
import {
  fieldName,
  fieldText,
  isBlank,
  isFields,
  isPortableText,
  listSections,
  listValues,
  type Fields,
} from '../walk'

/** Fields of a section that set how it shows. */
const SETTINGS: ReadonlySet<string> = new Set([
  ...['anchor', 'tone', 'kind', 'side', 'size', 'hidden', 'visibleFrom', 'visibleUntil'],
])

/** Finds sections without content and texts that hold only blanks. */
export const checkEmptySections: Rule = (document) => [
  ...findEmptySections(document),
  ...findBlankTexts(document),
]

function findEmptySections(document: Fields): Finding[] {
  return listSections(document).flatMap(({ value, path }): Finding[] => {
    if (hasContent(value)) return []
    const message = 'La sección está vacía y el sitio no la muestra: completala o quitala.'
    return [{ level: 'error', path, message }]
  })
}

/** Whether anything of a section can be read or seen. */
function hasContent(section: Fields): boolean {
  return Object.entries(section).some(([name, field]) => {
    if (name.startsWith('_') || SETTINGS.has(name)) return false
    return listValues(field).some(({ value, path }) => {
      if (isFields(value)) return typeof value._ref === 'string'
      return typeof value === 'string' && !isBlank(value) && isRead(path)
    })
  })
}

/** Properties of Portable Text that are no text. */
const isRead = (path: Finding['path']) => !['style', 'listItem'].includes(fieldName(path) ?? '')

/** A required field accepts blanks and an empty paragraph. */
function findBlankTexts(document: Fields): Finding[] {
  return listValues(document).flatMap(({ value, path, parents }): Finding[] => {
    if (parents.some(({ _type }) => _type === 'block')) return []
    const text = fieldText(value)
    if (text === undefined || text === '' || !isBlank(text)) return isEmptyText(value, path)
    return [{ level: 'error', path, message: BLANK }]
  })
}

const BLANK = 'Tiene solo espacios: escribí el texto o borralos.'

function isEmptyText(value: unknown, path: Finding['path']): Finding[] {
  if (!isPortableText(value) || fieldText(value) !== '') return []
  const message = 'El texto está vacío: escribilo, o borrá el párrafo si no va nada.'
  return [{ level: 'warning', path, message }]
}
