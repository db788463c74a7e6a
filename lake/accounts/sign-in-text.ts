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
    command: 'npm run lake:users -- password --email tu@correo',
    after: 'Cuando entres, la cambiás en «Mi cuenta».',
  },
  wrong: 'El correo o la contraseña no son correctos.',
  tooMany: 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.',
  badAddress: 'Este enlace no sirve para entrar. Abrí el Studio y entrá desde ahí.',
} as const
