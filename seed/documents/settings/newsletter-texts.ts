import type { NewsletterTexts } from '#app/sanity/types.generated'
import { singleton } from '../../authoring/document'

/** Texts of the newsletter's e-mails, and of the pages that their links open (NEWS-05). */
export const newsletterTexts = singleton<NewsletterTexts>('newsletterTexts', {
  confirmEmail: {
    subject: 'Confirmá tu correo para recibir el boletín',
    title: 'Falta un paso',
    text: 'Alguien anotó este correo en el boletín de {product}. Si fuiste vos, confirmalo con el botón: sirve durante 14 días.\n\nSi no fuiste vos, no hagas nada: sin confirmar no te escribimos.',
    button: 'Confirmar mi correo',
  },
  welcomeEmail: {
    subject: 'Ya estás en el boletín',
    title: '¡Te damos la bienvenida!',
    text: 'Tu correo quedó confirmado. Te vamos a contar las novedades de {product}: campañas, sorteos y lo que se logra con cada aporte.\n\nPodés darte de baja cuando quieras, con el enlace de abajo.',
    button: 'Ir al sitio',
  },
  emailFooter: {
    reason: 'Te escribimos porque este correo se anotó en el boletín de {product}.',
    leave: 'Darme de baja',
    archive: 'Leer este número en el sitio',
  },
  issueLabel: 'Boletín del {date}',
  perHour: 300,
  confirmPage: {
    title: 'Confirmá tu correo',
    text: 'Con este botón empezás a recibir el boletín. Podés darte de baja cuando quieras.',
    button: 'Sí, quiero recibirlo',
    doneTitle: '¡Listo! Ya estás en la lista',
    doneText:
      'Te mandamos un correo de bienvenida. Abajo de todo tiene el enlace para darte de baja.',
  },
  leavePage: {
    title: '¿Te das de baja?',
    text: 'Con este botón dejás de recibir el boletín. No te preguntamos nada más.',
    button: 'Darme de baja',
    doneTitle: 'Listo, te diste de baja',
    doneText:
      'No te vamos a mandar más el boletín. Si cambiás de idea, anotate de nuevo al pie del sitio.',
  },
  invalidPage: {
    title: 'Este enlace ya no sirve',
    text: 'Puede estar vencido o cortado. Para recibir el boletín, anotate de nuevo al pie del sitio. Para darte de baja, usá el enlace del último correo o escribinos.',
  },
  homeLabel: 'Ir al inicio',
})
