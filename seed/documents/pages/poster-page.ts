import type { PosterPage } from '#app/sanity/types.generated'
import { accentTitle } from '#config/portable-text'
import { link, seo } from '../../authoring/blocks'
import { keyed, singleton } from '../../authoring/document'
import { posterInks, posterTemplates } from './poster-templates'

/** The poster maker (POST-01). */
export const posterPage = singleton<PosterPage>('posterPage', {
  title: 'Afichera',
  heading: accentTitle('Hacé tu _afiche_'),
  lead: 'Escribí la causa, quién la lleva y un número. Lo componemos en letras de imprenta, como los del barrio, y te lo llevás listo para pegar o mandar.',
  templates: posterTemplates,
  inks: posterInks,
  examples: {
    cause: 'Un techo para el club',
    name: 'Club Atlético Sarmiento',
    number: '04821',
  },
  refusedWords: [
    'boludo',
    'boluda',
    'pelotudo',
    'pelotuda',
    'mierda',
    'puta',
    'puto',
    'forro',
    'concha',
    'casino',
    'apuestas',
    'plata fácil',
    'ganancia asegurada',
  ],
  privacyText:
    'El afiche se hace en tu navegador: lo que escribís no se manda a ningún lado ni queda guardado.',
  scriptsText:
    'Este es un afiche de ejemplo. Para armar el tuyo hace falta un navegador con JavaScript activado.',
  fields: {
    form: 'Tu afiche',
    cause: 'La causa',
    name: 'Quién la lleva',
    number: 'El número',
    prize: 'El premio',
    price: 'El precio',
    date: 'Fecha del sorteo',
    address: 'Dirección para el QR',
    addressHint: 'La de tu campaña o tu perfil. Si la dejás vacía, el talón lleva una estrella.',
    optional: '(opcional)',
    templates: 'Modelo',
    inks: 'Tintas',
    formats: 'Cómo se ve en',
  },
  formats: { sheet: 'Hoja A4', story: 'Historia', square: 'Cuadrado' },
  errors: {
    empty: 'Falta completar esto.',
    long: 'Entran hasta {max} letras: sobran {over}.',
    signs: 'No tenemos tipos para {signs}. Sacalo y seguimos.',
    digits: 'Poné solo cifras, sin puntos ni letras.',
    address: 'Escribila completa, por ejemplo: https://mi-campana.com.',
    refused: 'Acá no imprimimos «{word}». Probá decirlo de otra manera.',
  },
  actions: {
    title: 'Llevátelo',
    sheet: 'Bajar para imprimir (PDF A4)',
    story: 'Bajar para historias',
    square: 'Bajar cuadrado',
    share: 'Compartir la imagen',
    whatsapp: 'Avisar por WhatsApp',
    whatsappHint: 'Lleva el enlace a la afichera, para que otros hagan el suyo.',
    message: 'Hice un afiche para mi causa. Hacé el tuyo en {address}',
  },
  statuses: {
    working: 'Preparando el afiche…',
    saved: 'Listo: bajamos {file}.',
    shared: 'Listo: se lo pasamos a la app que elegiste.',
    invalid: 'Antes corregí lo que está marcado.',
    failed: 'No pudimos preparar el archivo. Probá de nuevo o con otro formato.',
  },
  files: { sheet: 'afiche-a4', story: 'afiche-historia', square: 'afiche-cuadrado' },
  poster: {
    alt: 'Afiche «{template}»: {cause}. {name}. Número {number}.',
    altQr: 'Lleva un código QR que abre {address}.',
    qr: 'Escaneá y sumate',
  },
  body: keyed([
    {
      _type: 'callToAction' as const,
      title: accentTitle('Ya tenés el afiche. Ahora, la _campaña_'),
      lead: 'Abrila en la app y poné su dirección en el QR: quien pase por la vereda colabora en un minuto.',
      buttons: keyed([
        link('Descargar la app', '/#descargar'),
        link('Ver cómo funciona', '/#como-funciona'),
      ]),
      tone: 'naranja' as const,
    },
  ]),
  seo: seo(
    'Hacé tu afiche de rifa o campaña gratis | {product}',
    'Escribí tu causa y un número y bajá un afiche en letras de imprenta: A4 en PDF para pegar, historia e imagen cuadrada para compartir, con tu QR.',
  ),
})
