import { createTranslate } from '../components/texts'

/** Texts of the actions of a release. */
export const t = createTranslate({
  check: 'Revisión (errores: {{errors}}, advertencias: {{warnings}})',
  checkIntro:
    'Con errores, el lanzamiento no se puede publicar ni programar. Las advertencias no lo impiden: miralas antes.',
  checking: 'Revisando…',
  checkTitle: 'Revisión del lanzamiento',
  nothing: 'Está todo en orden.',
  share: 'Compartir para revisar',
})
