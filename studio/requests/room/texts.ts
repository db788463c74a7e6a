import { createTranslate } from '../../components/texts'

/** Texts of the investor's room. */
export const roomTexts = {
  'accepted.at': 'Aceptó la declaración el {{time}}',
  'accepted.never': 'Todavía no aceptó la declaración.',
  'file.choose': 'Subir PDF',
  'file.delete': 'Borrar el archivo',
  'file.deleted': 'Se borró el archivo.',
  'file.failed': 'No se pudo guardar. Probá de nuevo en un momento.',
  'file.encrypted': 'Ese PDF está protegido: quitale la contraseña y los permisos.',
  'file.none': 'Sin archivo: la sala no lo puede abrir.',
  'file.notPdf': 'Ese archivo no es un PDF.',
  'file.replace': 'Cambiar el PDF',
  'file.saved': 'Se guardó el archivo. La sala ya muestra el nuevo.',
  'file.stored': '{{name}} · {{size}} · {{time}}',
  'file.tooLarge': 'El PDF puede pesar hasta {{max}}.',
  'give.again': 'Mandar otro enlace',
  'give.action': 'Dar acceso',
  'give.cancel': 'Cancelar',
  'give.days': 'Cuánto vale el enlace',
  'give.days.count': '{{count}} días',
  'give.done': 'El enlace sale por correo en un momento.',
  'give.download': 'Puede descargar los PDF',
  'give.failed': 'No se pudo dar el acceso. Probá de nuevo en un momento.',
  'give.nobody': 'Esta solicitud no tiene correo.',
  'give.note':
    'Le llega un enlace personal a {{email}}. Los enlaces anteriores dejan de servir. Cada hoja lleva su nombre y la fecha.',
  'give.send': 'Mandar el enlace',
  'home.line':
    'Sala de inversores, últimos 7 días: personas {{people}}, documentos abiertos {{opens}}, preguntas {{questions}}.',
  'list.failed': 'Los datos de la sala no se pudieron leer en este momento.',
  'list.loading': 'Leyendo la sala…',
  'opens.downloaded': 'descargado',
  'opens.more': 'Ver todo ({{count}})',
  'opens.none': 'Todavía no abrió ningún documento.',
  'opens.title': 'Qué vio y cuándo',
  'panel.expires': 'El enlace vale hasta el {{time}}',
  'panel.noDownload': 'no puede descargar',
  'panel.none': 'No tiene acceso a la sala. Para darlo: «Dar acceso», en las acciones de abajo.',
  'panel.title': 'Sala de inversores',
  'panel.download': 'puede descargar',
  'questions.title': 'Preguntas',
  'revoke.action': 'Quitar el acceso',
  'revoke.done': 'El enlace ya no abre la sala.',
  'revoke.failed': 'No se pudo quitar. Probá de nuevo en un momento.',
  'state.expired': 'Enlace vencido',
  'state.failing': 'Correo demorado',
  'state.inside': 'Adentro',
  'state.pending': 'Correo en camino',
  'state.revoked': 'Acceso quitado',
  'state.sent': 'Enlace mandado',
} as const

export type RoomTextKey = keyof typeof roomTexts

export const t = createTranslate(roomTexts)
