import { createTranslate } from '../components/texts'

/** Texts of 'Inicio'. */
export const homeTexts = {
  'claims.empty': 'Ninguna cifra ni plazo vence en los próximos 30 días.',
  'claims.expired': 'Venció el {{day}}: la página ya no muestra el dato.',
  'claims.expires': 'Vence el {{day}}',
  'claims.title': 'Datos por vencer',
  'claims.untitled': 'Dato sin texto',
  'drafts.empty': 'No hay nada sin publicar: el sitio muestra todo lo que escribieron.',
  'drafts.more': 'Se ven los {{shown}} más nuevos de {{found}}.',
  'drafts.title': 'Sin publicar',
  'findings.checking': 'Revisando el contenido…',
  'findings.empty': 'La revisión no encontró nada para corregir.',
  'findings.errors.many': '{{count}} errores: esos documentos no se pueden publicar.',
  'findings.errors.one': '1 error: ese documento no se puede publicar.',
  'findings.open': 'Ver la revisión',
  'findings.title': 'Revisión del contenido',
  'findings.warnings.many': '{{count}} advertencias.',
  'findings.warnings.one': '1 advertencia.',
  'list.failed': 'Esta parte no se pudo leer en este momento.',
  'list.loading': 'Leyendo…',
  'list.retry': 'Reintentar',
  'requests.delayed.many': '{{count}} llevan más de una hora sin aviso por correo.',
  'requests.delayed.one': '1 lleva más de una hora sin aviso por correo.',
  'requests.empty': 'Ninguna solicitud espera respuesta.',
  'requests.nameless': 'Sin nombre',
  'requests.open': 'Ver las solicitudes',
  'requests.title': 'Solicitudes que esperan',
  'screen.greeting': 'Hola, {{name}}',
  'screen.intro': 'Lo que pasa en el sitio, al día.',
  'upcoming.open': 'Ver los lanzamientos',
  'upcoming.published': 'salen: {{count}}',
  'upcoming.removed': 'se despublican: {{count}}',
  'upcoming.title': 'Programado para los próximos 30 días',
  'upcoming.untitled': 'Lanzamiento sin título',
  'visits.empty': 'Nadie visitó el sitio en estos días.',
  'visits.open': 'Ver las visitas',
  'visits.title': 'Visitas de los últimos {{count}} días',
} as const

const t = createTranslate(homeTexts)

export const useTranslate = () => t
