import { createTranslate } from '../components/texts'

/** Texts of 'Buscar y reemplazar'. */
export const replaceTexts = {
  'find.action': 'Buscar',
  'find.empty': 'Ningún texto tiene esa palabra.',
  'find.failed': 'No se pudo buscar. Probá de nuevo en un momento.',
  'find.hint':
    'Busca palabras enteras en todos los textos del sitio, con los borradores. Lo que está en un lanzamiento o programado no se toca.',
  'find.label': 'Palabra o frase',
  'find.matchCase': 'Distinguir mayúsculas de minúsculas',
  'found.many': 'Lugares: {{places}}. Documentos: {{documents}}.',
  'found.one': '1 lugar.',
  'pane.title': 'Buscar y reemplazar',
  'place.label': 'Reemplazar en {{field}}',
  'replace.action.many': 'Reemplazar en {{count}} lugares',
  'replace.action.one': 'Reemplazar en 1 lugar',
  'replace.changed':
    'Alguien cambió uno de estos documentos recién, y no se reemplazó nada. Buscá de nuevo.',
  'replace.done.many':
    'Se reemplazó en {{count}} documentos. Quedaron como borradores: revisalos y publicalos.',
  'replace.done.one': 'Se reemplazó en 1 documento. Quedó como borrador: revisalo y publicalo.',
  'replace.failed': 'No se pudo reemplazar, y no cambió nada. Probá de nuevo en un momento.',
  'replace.label': 'Reemplazar por',
} as const

export type ReplaceTextKey = keyof typeof replaceTexts

export const t = createTranslate(replaceTexts)
