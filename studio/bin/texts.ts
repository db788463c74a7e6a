import { createTranslate } from '../components/texts'

/** Texts of 'Papelera'. */
export const binTexts = {
  'list.empty': 'No se eliminó nada en los últimos 30 días.',
  'list.failed': 'La papelera no se pudo leer en este momento.',
  'list.intro':
    'Lo que el equipo eliminó en los últimos 30 días. Al recuperarlo vuelve como estaba, con los enlaces que tenía.',
  'list.introHosted':
    'Lo que el equipo eliminó en los últimos 30 días, o menos: tu plan de Sanity decide cuánto historial guarda. Al recuperarlo vuelve como estaba, con los enlaces que tenía.',
  'list.label': 'De lo último que se eliminó a lo más viejo',
  'list.loading': 'Buscando lo que se eliminó…',
  'list.partial': 'Hubo muchos cambios: se ve lo eliminado desde el {{time}}.',
  'pane.title': 'Papelera',
  'row.deleted': 'Eliminado el {{time}}',
  'row.draft': 'Queda como borrador',
  'row.published': 'Se publica de nuevo',
  'restore.action': 'Recuperar',
  'restore.label': 'Recuperar {{title}}',
  'restore.denied': 'Tu cuenta no puede recuperar este documento.',
  'restore.done': 'Se recuperó: {{title}}',
  'restore.failed':
    'No se pudo recuperar. Si usa otro documento o una imagen que también se eliminó, recuperá eso antes.',
} as const

export const t = createTranslate(binTexts)
