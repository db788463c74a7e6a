import { createTranslate } from '../components/texts'

/** Texts of failed uploads. */
export const uploadTexts = {
  damaged:
    'El archivo está dañado o no es una imagen que se pueda leer. Abrilo en tu computadora, guardalo otra vez como JPG o PNG y probá de nuevo.',
  empty: 'El archivo está vacío. Elegí otro.',
  forbidden:
    'Tu cuenta puede ver los archivos, pero no subirlos. Pedile a quien administra el sitio.',
  full: 'El servidor se quedó sin lugar y no guardó el archivo. Avisale a quien administra el sitio.',
  notImage:
    'Acá va una imagen: JPG, PNG, WebP, AVIF, GIF, TIFF o SVG. Las fotos HEIC del teléfono hay que guardarlas antes como JPG.',
  sessionEnded: 'Tu sesión terminó. Volvé a entrar y subilo de nuevo.',
  title: 'No se pudo subir «{{name}}»',
  tooLarge: 'Pesa {{size}} MB y el máximo es {{max}} MB. Achicalo y probá de nuevo.',
  unavailable: 'El servidor no responde. Revisá tu conexión y probá de nuevo en un momento.',
  unknown: 'Probá de nuevo en un momento. El campo quedó como estaba.',
} as const

export type UploadTextKey = keyof typeof uploadTexts

export const t = createTranslate(uploadTexts)
