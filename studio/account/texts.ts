import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../config/passwords'

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
