import { createTranslate } from '../../components/texts'

/** Texts of 'Datos de una persona'. */
export const personTexts = {
  'erase.action': 'Borrar todo para siempre',
  'erase.cancel': 'Cancelar',
  'erase.confirm': 'Borrar todo',
  'erase.done': 'Se borró de todas partes.',
  'erase.failed': 'No se pudo borrar todo. Buscá de nuevo y volvé a intentar.',
  'erase.question.many':
    'Se borran {{count}} documentos: de esta lista, del historial y de los archivos del servidor. No se puede deshacer.',
  'erase.question.one':
    'Se borra 1 documento: de esta lista, del historial y de los archivos del servidor. No se puede deshacer.',
  'export.action': 'Exportar sus datos',
  'export.file': 'datos-de-una-persona',
  'find.action': 'Buscar',
  'find.empty': 'No hay nada guardado con ese correo o teléfono.',
  'find.failed': 'No se pudo buscar. Probá de nuevo en un momento.',
  'find.hint': 'El correo completo, o el teléfono con código de área.',
  'find.label': 'Correo o teléfono de la persona',
  'find.unusable': 'Escribí un correo completo, o un teléfono de al menos 8 cifras.',
  'found.label': 'Lo que hay de esta persona',
  'found.mentions': 'También la nombran estos documentos de otras personas. Revisalos uno por uno:',
  'kind.draft': 'Borrador',
  'kind.investorAccess': 'Acceso a la sala de inversores',
  'kind.investorRequest': 'Solicitud de inversión',
  'kind.newsletterSignup': 'Suscripción al boletín',
  'note.elsewhere':
    'Al borrar, el sitio borra también sus copias y los avisos por correo del servidor, en unos minutos. Los correos que ya llegaron a una casilla y las copias de seguridad siguen ahí: quien administra el servidor las revisa.',
  'note.nothingElse':
    'Las visitas se cuentan sin datos de personas, y los registros del servidor tampoco los tienen.',
  'pane.title': 'Datos de una persona',
} as const

export type PersonTextKey = keyof typeof personTexts

export const t = createTranslate(personTexts)
