import type { MessageState } from '../messages/message-store'

/** The texts of the pages. The relay has no dataset. */
export const text = {
  title: 'Correo del sitio',
  heading: { plain: 'Correo', wide: 'del sitio' },
  introduction:
    'Lo que el sitio envía por correo. Esta página existe solo para quien desarrolla, en esta máquina.',
  empty: {
    heading: 'Todavía no hay mensajes',
    hint: 'Completá un formulario del sitio y recargá esta página.',
  },
  count: (shown: number, all: number) => {
    if (shown < all) return `Los ${shown} más nuevos de ${all} mensajes`
    return all === 1 ? '1 mensaje' : `${all} mensajes`
  },
  states: {
    kept: 'Guardado',
    waiting: 'Por entregar',
    sent: 'Entregado',
    failed: 'Sin entregar',
  } satisfies Record<MessageState, string>,
  failure: (reason: string, attempts: number) =>
    `El servidor de correo no lo aceptó: ${reason} (${attempts === 1 ? '1 intento' : `${attempts} intentos`}).`,
  back: 'Todos los mensajes',
  download: 'Descargar el archivo .eml',
  fields: {
    from: 'De',
    to: 'Para',
    replyTo: 'Responder a',
    date: 'Fecha',
    template: 'Plantilla',
    reference: 'Documento',
  },
  body: 'Texto',
  headers: 'Todas las cabeceras',
} as const
