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
    answer:
      'Pedile una nueva a quien administra el sitio. La hace en el servidor, con este comando y tu correo:',
    command: 'npm run lake -- users password --email tu@correo',
    after: 'Cuando entres, la cambiás en «Mi cuenta».',
  },
  done: { plain: 'Listo,', wide: 'ya entraste' },
  computing: 'Un momento…',
  withoutScripts: 'Sin JavaScript el ingreso pasa por una cola y puede tardar un minuto.',
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
  underAttack:
    'Hay muchos intentos de entrar con este correo. Escribí de nuevo la contraseña: antes de enviarla, tu navegador hace un cálculo que puede tardar unos segundos.',
  badAddress: 'Este enlace no sirve para entrar. Abrí el Studio y entrá desde ahí.',
} as const
