import type { InvestorRoom } from '#app/sanity/types.generated'
import { singleton } from '../../authoring/document'
import { planParts } from '../pages/investor-lists'

/**
 * Texts and documents of the investor's room, and of its e-mail (ROOM-01). The keys name the files,
 * see load-room-files.ts.
 */
export const investorRoom = singleton<InvestorRoom>('investorRoom', {
  givesAccess: false,
  title: 'El plan completo',
  lead: 'Acá está todo lo que necesitás para decidir con tiempo y con tus asesores. Cada hoja lleva tu nombre: no la compartas.',
  documents: Object.entries(planParts).map(([_key, texts]) => ({
    _key,
    _type: 'roomDocument',
    ...texts,
  })),
  labels: {
    open: 'Ver',
    download: 'Descargar',
    missing: 'Todavía no está cargado.',
    expires: 'Podés entrar hasta el {date}.',
    stamp: 'Para {name} · {date} · Confidencial',
    home: 'Ir al inicio',
  },
  statement: {
    title: 'Antes de entrar',
    text: 'Los documentos de esta sala son confidenciales: los leés vos y quienes te asesoran, y no los compartís con nadie más.\n\nLas cifras a futuro son una proyección, no garantía: la inversión puede perder valor, y podés perder todo lo que invertís.\n\nNada de lo que hay acá es una oferta pública ni un consejo de inversión.',
    accept: 'Leí y acepto lo anterior.',
    button: 'Entrar a la sala',
  },
  question: {
    title: '¿Te quedó una pregunta?',
    text: 'Escribila acá. La lee solo el equipo, y te respondemos por correo.',
    label: 'Tu pregunta',
    button: 'Mandar la pregunta',
    asked: 'Lo que ya preguntaste',
  },
  email: {
    subject: 'Tu acceso al plan de inversión de {product}',
    title: 'Ya podés leer el plan completo',
    text: 'Hola, {name}:\n\nNos pediste el plan de inversión completo. Con el botón entrás a una sala privada con el contrato marco, las condiciones legales, la tabla de capitalización y el plan financiero.\n\nEl enlace es personal y sirve hasta el {date}, en el navegador donde lo abras primero.',
    button: 'Entrar a la sala',
    reason: 'Te escribimos porque pediste el plan de inversión de {product} desde el sitio.',
  },
  newLink: 'Mandame otro enlace',
  expired: {
    title: 'Este enlace venció',
    text: 'Si querés seguir leyendo, te mandamos otro a la dirección de correo con la que nos escribiste.',
  },
  replaced: {
    title: 'Hay un enlace más nuevo',
    text: 'Este ya no sirve: usá el del último correo. Si no lo encontrás, te mandamos otro a la dirección con la que nos escribiste.',
  },
  elsewhere: {
    title: 'Este enlace ya se abrió en otro navegador',
    text: 'Cada enlace es personal y sirve en un solo navegador. Si es tuyo, te mandamos otro a la dirección con la que nos escribiste; este deja de servir.',
  },
  revoked: {
    title: 'Este acceso terminó',
    text: 'El equipo cerró este acceso. Si creés que es un error, escribinos.',
  },
  invalid: {
    title: 'Este enlace no sirve',
    text: 'Puede estar cortado. Abrilo de nuevo desde el correo, o escribinos.',
  },
  sent: {
    title: 'Te mandamos otro enlace',
    text: 'Va a la dirección de correo con la que nos escribiste. Llega en unos minutos.',
  },
  tooMany: {
    title: 'Esperá un momento',
    text: 'Se hicieron muchos pedidos seguidos con este enlace. Probá de nuevo más tarde.',
  },
  failed: {
    title: 'No se pudo abrir',
    text: 'Es un problema nuestro y suele durar poco. Probá de nuevo en unos minutos.',
  },
})
