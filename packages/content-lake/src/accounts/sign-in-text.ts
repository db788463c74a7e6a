import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-length'

/** Texts of the sign-in page. They are code because the lake cannot depend on dataset content. */
export const signInText = {
  language: 'es-AR',
  title: 'Entrar al Studio',
  /** The button of a Studio that leads to this page. */
  provider: 'Correo y contraseña',
  heading: { plain: 'Entrá al', wide: 'Studio' },
  stub: 'Equipo',
  introduction: 'Con el correo y la contraseña de tu equipo.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Entrar',
  forgotten: {
    question: '¿Olvidaste tu contraseña?',
    withMail: 'Escribí tu correo arriba y te mandamos un enlace para elegir otra.',
    send: 'Mandarme el enlace',
    withoutMail:
      'Pedile un enlace para elegir otra a quien administra el sitio: lo hace en el Studio, en «Equipo».',
    administrator: 'Si sos quien lo administra, corré este comando en el servidor:',
    command: 'npm run lake -- users password --email tu@correo',
    noEmail: 'Primero escribí tu correo.',
    sent: 'Si ese correo tiene una cuenta, en unos minutos llega un enlace para elegir otra contraseña. Sirve una hora.',
  },
  newPassword: {
    heading: { plain: 'Elegí tu', wide: 'contraseña' },
    introduction: `Con ${MIN_PASSWORD_LENGTH} caracteres o más. Una frase es fácil de recordar.`,
    label: 'Contraseña nueva',
    submit: 'Guardar y entrar',
    invalid: `La contraseña tiene que tener entre ${MIN_PASSWORD_LENGTH} y ${MAX_PASSWORD_LENGTH} caracteres.`,
    expired: 'Este enlace ya se usó o venció. Pedí otro.',
  },
  mail: {
    subject: 'Elegí tu contraseña del Studio',
    body: (url: string, hours: number) =>
      `Para entrar al Studio, elegí tu contraseña acá:\n\n${url}\n\nEl enlace se puede usar una sola vez y vence en ${hours === 1 ? 'una hora' : `${hours} horas`}. Si no lo esperabas, no hace falta que hagas nada.\n`,
  },
  done: { plain: 'Listo,', wide: 'ya entraste' },
  /** The name of the site in an app for codes. */
  issuer: 'Yapa',
  code: {
    introduction: 'Escribí el código que muestra tu app de códigos, o uno de recuperación.',
    label: 'Código',
    wrong: 'Ese código no sirve. Esperá al próximo y probá de nuevo.',
    expired: 'Pasó demasiado tiempo. Empezá de nuevo con tu correo y tu contraseña.',
  },
  setUp: {
    heading: { plain: 'Protegé', wide: 'tu cuenta' },
    introduction:
      'Este equipo pide un segundo paso para entrar. Escaneá el dibujo con una app de códigos, como Aegis, FreeOTP o Google Authenticator.',
    qr: 'Código QR para la app de códigos',
    key: 'Si no podés escanearlo, escribí esta clave en la app:',
    label: 'Código que muestra la app',
    submit: 'Confirmar',
    wrong: 'Ese código no es el que muestra la app. Probá con el próximo.',
  },
  recovery: {
    heading: { plain: 'Guardá', wide: 'estos códigos' },
    introduction:
      'Cada uno te deja entrar una vez si perdés el teléfono. No los vas a volver a ver: anotalos o imprimilos.',
    submit: 'Ya los guardé, entrar',
  },
  wrong: 'El correo o la contraseña no son correctos.',
  tooMany: 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.',
  badAddress: 'Este enlace no sirve para entrar. Abrí el Studio y entrá desde ahí.',
} as const
