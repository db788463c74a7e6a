import { createTranslate } from '../components/texts'

/** Texts of 'Revisión'. */
export const t = createTranslate({
  'document.draft': 'Borrador',
  'filter.all': 'Todo',
  'filter.errors': 'Errores',
  'filter.label': 'Qué se muestra',
  'filter.warnings': 'Advertencias',
  'finding.error': 'Error',
  'finding.unchecked': 'Este documento no se pudo revisar.',
  'finding.warning': 'Advertencia',
  'finding.wholeDocument': 'Todo el documento',
  intro:
    'Acá está lo que falta corregir en cada documento, con los borradores. Los errores no dejan publicar; las advertencias sí.',
  'links.button': 'Comprobar los enlaces externos',
  'links.done.many': '{{count}} enlaces comprobados',
  'links.done.one': '1 enlace comprobado',
  'links.failed': 'Los enlaces no se pudieron comprobar. Probá de nuevo en un momento.',
  'links.hint': 'El servidor visita cada página de otro sitio que el contenido enlaza.',
  'links.message.certificate': 'El sitio {{host}} no tiene un certificado válido.',
  'links.message.connection': 'El sitio {{host}} no responde.',
  'links.message.name':
    'No hay ningún sitio en {{host}}: fijate si la dirección está bien escrita.',
  'links.message.redirects': 'La página de {{host}} da vueltas y nunca se abre.',
  'links.message.status': 'La página de {{host}} responde con un error ({{status}}).',
  'links.message.timeout': 'El sitio {{host}} tardó demasiado en responder.',
  'links.progress': 'Comprobando: {{done}} de {{total}}',
  'links.unclear.many':
    '{{count}} sitios no dejan que un programa los visite: abrilos para comprobarlos.',
  'links.unclear.one': '1 sitio no deja que un programa lo visite: abrilo para comprobarlo.',
  'list.checking': 'Revisando: {{done}} de {{total}}',
  'list.failed': 'El contenido no se pudo leer en este momento.',
  'list.loading': 'Leyendo el contenido…',
  'list.noErrors': 'No hay errores.',
  'list.noWarnings': 'No hay advertencias.',
  'list.nothing': 'Está todo en orden.',
  'summary.documents.many': '{{count}} documentos revisados',
  'summary.documents.one': '1 documento revisado',
  title: 'Revisión del contenido',
})
