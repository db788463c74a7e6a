import type { ReviewSettings } from '#app/sanity/types.generated'
import { singleton } from '../../authoring/document'

/** Which documents a second person approves, and the texts of shared pages (PLAN-03). */
export const reviewSettings = singleton<ReviewSettings>('reviewSettings', {
  bar: {
    title: 'Página para revisar: todavía no está publicada',
    approve: 'Aprobar',
    change: 'Pedir un cambio',
    changeField: '¿Qué hay que cambiar?',
    placeField: 'Lugar: «{place}»',
    placeHint: 'Tocá en la página el lugar del que hablás.',
    send: 'Mandar el pedido',
    back: 'Ver la página para revisar',
    published: 'Esta página ya se publicó: no hace falta que respondas.',
    leave: 'Salir',
  },
  approvedPage: {
    title: 'Listo, quedó aprobada',
    text: 'El equipo ya ve tu respuesta. Si la página cambia después, te van a pedir que la mires de nuevo.',
  },
  changePage: {
    title: 'Recibimos tu pedido',
    text: 'El equipo ya lo ve. Cuando lo resuelvan, podés mirar la página de nuevo con el mismo enlace.',
  },
  outdatedPage: {
    title: 'La página cambió',
    text: 'Alguien la modificó mientras la leías, así que tu respuesta no se guardó. Miralo de nuevo y respondé.',
  },
  invalidPage: {
    title: 'Este enlace ya no sirve',
    text: 'Puede estar vencido, anulado o cortado. Pedile uno nuevo a quien te lo mandó.',
  },
  links: { back: 'Volver a la página', home: 'Ir al inicio' },
})
