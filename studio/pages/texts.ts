import { createTranslate } from '../components/texts'

/** Texts of the actions that publish, unpublish and delete (PAGE-01). */
export const t = createTranslate({
  cancel: 'Cancelar',
  loading: 'Buscando qué documentos llevan acá…',
  failed:
    'No se pudo revisar qué documentos llevan acá. Podés seguir igual, o probar en un momento.',
  linksOne: 'Un documento lleva acá:',
  linksMany: '{{count}} documentos llevan acá:',
  unpublish: 'Despublicar',
  unpublishNow: 'Despublicar ahora',
  unpublishDenied: 'Tu cuenta no puede despublicar.',
  unpublished: 'Quien entre a {{path}} va a ver que la página no existe.',
  hidden: 'Quienes visitan el sitio dejan de verlo.',
  draftStays: 'El contenido queda como borrador: lo podés volver a publicar.',
  brokenLinks: 'Si seguís, quien toque esos enlaces va a ver que la página no existe.',
  references: 'Mientras lo usen, es probable que no se pueda despublicar: quitalo de ahí antes.',
  deleteHeader: 'Eliminar la página',
  deleteNow: 'Eliminar ahora',
  deleted: 'Se elimina la página con su borrador. Sus direcciones: {{paths}}.',
  deletedOne: 'Se elimina la página con su borrador. Su dirección: {{paths}}.',
  target: 'Quien entre ahí va a:',
  noTarget: 'Ninguna parte: ve que la página no existe',
  targetHint: 'Se crea un desvío por cada dirección, en Ajustes → Desvíos.',
  deleteFailed: 'No se pudo eliminar. Probá de nuevo en un momento.',
  deleteDone: 'Se eliminó la página.',
  samplesHeader: 'Quedan textos de ejemplo',
  samples: 'Estos lugares tienen todavía el texto de la plantilla:',
  samplesSection: 'Sección «{{title}}»',
  keepEditing: 'Seguir editando',
  publishAnyway: 'Publicar igual',
})
