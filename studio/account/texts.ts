import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'content-lake/password-length'

/** Texts of 'Mi cuenta'. */
export const accountTexts = {
  title: 'Mi cuenta',
  password: 'Cambiar la contraseña',
  current: 'Contraseña actual',
  new: 'Contraseña nueva',
  hint: `Con ${MIN_PASSWORD_LENGTH} caracteres o más. Una frase es fácil de recordar.`,
  repeated: 'Otra vez la nueva',
  submit: 'Cambiar la contraseña',
  done: 'Listo: tu contraseña cambió. En otros dispositivos hay que volver a entrar.',
  empty: 'Completá los tres campos.',
  long: `La contraseña nueva no puede tener más de ${MAX_PASSWORD_LENGTH} caracteres.`,
  short: `La contraseña nueva tiene que tener ${MIN_PASSWORD_LENGTH} caracteres o más.`,
  different: 'Las dos contraseñas nuevas no son iguales.',
  wrong: 'La contraseña actual no es correcta.',
  tooMany: 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.',
  failed: 'La contraseña no se pudo cambiar. Probá de nuevo en un momento.',
} as const

/** Texts about the user's sessions. */
export const sessionTexts = {
  title: 'Dónde entraste',
  introduction: 'Si no reconocés un dispositivo, cerrá su sesión y cambiá la contraseña.',
  current: (name: string) => `${name} (este)`,
  since: (date: string) => `Desde el ${date}`,
  used: (date: string) => `Último uso: ${date}`,
  end: 'Cerrar',
  endOf: (name: string) => `Cerrar la sesión de ${name}`,
  endOthers: 'Cerrar todas las demás',
  failed: 'No se pudo. Probá de nuevo en un momento.',
} as const

/** Texts about the user's second factor. */
export const secondFactorTexts = {
  title: 'Segundo paso para entrar',
  introduction:
    'Además de la contraseña, el sitio te pide un código de tu teléfono. Así nadie entra aunque sepa tu contraseña.',
  isOn: (recoveryCodes: number, isRequired: boolean) =>
    [
      'Activado.',
      recoveryCodes === 1
        ? 'Te queda 1 código de recuperación.'
        : `Te quedan ${recoveryCodes} códigos de recuperación.`,
      ...(isRequired ? ['Este equipo lo pide: no se puede desactivar.'] : []),
    ].join(' '),
  start: 'Activar',
  scan: 'Escaneá el dibujo con una app de códigos, como Aegis, FreeOTP o Google Authenticator.',
  qr: 'Código QR para la app de códigos',
  key: 'Si no podés escanearlo, escribí esta clave en la app:',
  code: 'Código que muestra la app',
  confirm: 'Confirmar',
  recovery:
    'Guardá estos códigos: cada uno te deja entrar una vez si perdés el teléfono. No los vas a volver a ver.',
  remove: 'Desactivar',
  password: 'Tu contraseña',
  codeOrRecovery: 'Código de la app, o uno de recuperación',
  wrong: 'La contraseña o el código no son correctos. Probá con el próximo código.',
  tooMany: 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.',
  failed: 'No se pudo. Probá de nuevo en un momento.',
} as const

/** Texts of the sign-in over an open form. */
export const sessionEndTexts = {
  title: 'Tu sesión terminó',
  introduction: (email: string) =>
    `Lo que escribís sigue acá. Entrá de nuevo como ${email} y se guarda solo.`,
  other: (email: string) =>
    `Entraste con otra cuenta. Para guardar lo que escribiste, entrá como ${email}.`,
  frame: 'Entrar',
} as const

/** Texts of 'Equipo'. */
export const teamTexts = {
  title: 'Equipo',
  invite: 'Invitar a alguien',
  email: 'Correo electrónico',
  hint: 'Le llega un enlace para elegir su contraseña. Sirve una vez, durante 72 horas.',
  role: 'Qué puede hacer',
  roles: {
    administrator: 'Administración: además, el equipo',
    editor: 'Edición: cambiar y publicar',
    viewer: 'Lectura: ver todo menos las solicitudes',
    'request-viewer': 'Lectura con solicitudes',
  },
  send: 'Invitar',
  invited: 'Listo: la invitación salió por correo.',
  members: 'Quiénes entran al Studio',
  you: (email: string) => `${email} (vos)`,
  used: (date: string) => `Último uso: ${date}`,
  neverUsed: 'Sin ninguna sesión abierta',
  roleOf: (email: string) => `Qué puede hacer ${email}`,
  actionFor: (action: string, email: string) => `${action}: ${email}`,
  changed: 'Listo: ya vale desde su próximo paso en el Studio.',
  sendLink: 'Mandar enlace para la contraseña',
  sent: 'Listo: el enlace salió por correo.',
  handOver: 'El sitio no pudo mandar el correo. Copiá este enlace y pasáselo a esa persona:',
  end: 'Cerrar sus sesiones',
  ended: 'Listo: en todos sus dispositivos hay que volver a entrar.',
  remove: 'Quitar',
  removing: 'Ya no va a poder entrar. Lo que hizo queda en el historial.',
  confirmRemove: 'Quitar del equipo',
  cancel: 'Cancelar',
  removed: 'Listo: ya no forma parte del equipo.',
  conflict: 'No se pudo: ese correo ya tiene una cuenta, o el equipo se queda sin administración.',
  failed: 'No se pudo. Probá de nuevo en un momento.',
  hosted: 'Las personas de este proyecto se manejan en su página de Sanity.',
  openHosted: 'Abrir la página del proyecto',
} as const
