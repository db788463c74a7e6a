import { formatCount } from '../visits/numbers'

/** Texts of the media picker. */
export const mediaTexts = {
  chooseImage: 'Elegir imagen',
  chooseFile: 'Elegir archivo',
  search: 'Buscar por nombre de archivo',
  clear: 'Borrar la búsqueda',
  nameless: 'Sin nombre',
  chosen: 'En este campo',
  unused: 'Sin uso',
  more: 'Ver más',
  empty: 'Todavía no hay archivos subidos.',
  nothingFound: 'Ningún archivo se llama así.',
  'list.loading': 'Leyendo los archivos…',
  'list.failed': 'Los archivos no se pudieron leer en este momento.',
  remove: 'Borrar',
  confirmRemoval: 'Borrar para siempre',
  removalFailed: 'El archivo no se pudo borrar. Puede que algún documento lo use.',
} as const

/** In how many documents an asset is used. */
export function usesText(uses: number): string {
  if (uses === 0) return mediaTexts.unused
  return uses === 1 ? 'En 1 documento' : `En ${formatCount(uses)} documentos`
}

/** How many of the found assets are shown. */
export const shownText = (shown: number, found: number) =>
  `Se ven ${formatCount(shown)} de ${formatCount(found)}`
