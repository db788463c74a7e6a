import { createTranslate } from '../components/texts'

/** Texts of the newsletter. */
export const letterTexts = {
  'progress.noMail': 'No se mandó: el sitio no tiene servidor de correo',
  'progress.sending': '{{sent}} de {{total}} enviados, {{rejected}} rechazados',
  'progress.sent': 'Enviado a {{sent}} de {{total}}, {{rejected}} rechazados',
  'progress.starting': 'Empieza a salir',
  'publish.archive': 'Publicar en el archivo',
  'send.action': 'Enviar a {{count}} suscriptos',
  'send.action.one': 'Enviar a 1 suscripto',
  'send.cancel': 'Todavía no',
  'send.header': '¿Enviar este número?',
  'send.later':
    'Para que salga otro día, cerrá esta ventana y programá la publicación: sale a esa hora.',
  'send.nobody':
    'Todavía no hay direcciones confirmadas: queda publicado en el archivo y no le llega a nadie, tampoco después.',
  'send.once':
    'Sale una sola vez y no se puede deshacer. Lo que cambies después solo cambia el archivo del sitio. Si lo despublicás, lo que falta no sale.',
  'send.unknown': 'No se sabe a cuántos les llega: probá de nuevo en un momento.',
  'trial.action': 'Mandarme una prueba',
  'trial.failed': 'No se pudo pedir la prueba. Probá de nuevo en un momento.',
  'trial.sent': 'La prueba sale en un momento hacia {{email}}.',
  'view.failed': 'No se pudo leer el número.',
  'view.incomplete':
    'Falta el asunto, o faltan los textos de Ajustes → Correos del boletín: sin ellos no hay correo.',
  'view.narrow': 'Teléfono, 320 px',
  'view.text': 'Texto',
  'view.title': 'Correo',
  'view.wide': 'Computadora, 600 px',
} as const

export const t = createTranslate(letterTexts)
