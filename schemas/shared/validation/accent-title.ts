import { type Fields, isFields } from '../../content-check/walk'

/** Portable Text, of which every part may be missing. */
type Title = readonly unknown[] | undefined

/** Checks that a headline is one block: the page shows it as one heading. */
export function checkSingleLine(title: Title): true | string {
  return (title?.length ?? 0) <= 1 || 'El titular va en un solo párrafo.'
}

/** Warns about a headline without a wide word, or with several runs of wide words. */
export function checkAccent(title: Title): true | string {
  if (title === undefined || title.length === 0) return true
  const runs = title
    .flatMap(getSpans)
    .filter(({ marks }) => Array.isArray(marks) && marks.includes('em'))
  if (runs.length === 0) return 'Marcá una palabra como «Palabra ancha»: es la firma del diseño.'
  return runs.length === 1 || 'Conviene una sola palabra ancha por titular.'
}

function getSpans(block: unknown): readonly Fields[] {
  return isFields(block) && Array.isArray(block.children) ? block.children.filter(isFields) : []
}
