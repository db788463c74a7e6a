import type { HomePage } from '#app/sanity/types.generated'
import { accentTitle } from '#config/portable-text'
import { campaigns } from '../../assets/catalogue/drawings'
import { picture, picturesOf } from '../../authoring/assets'
import { link, textSection, textSections } from '../../authoring/blocks'
import { keyed, references } from '../../authoring/document'
import { campaignSteps } from '../collections/campaign-steps'
import { faqEntries } from '../collections/faq-entries'
import { testimonials } from '../collections/testimonials'
import { explainerItems, featureItems } from './home-cards'

/** The sections below the hero of the home page. */
export const homeSections: NonNullable<HomePage['sections']> = keyed([
  {
    _type: 'wordBand',
    words: ['Campañas', 'Rifas', 'Premios', 'Bonos', 'Recompensas', 'Sorteos'],
  },
  {
    _type: 'featureCards',
    anchor: 'que-hace',
    title: accentTitle('De la libreta al _celular_'),
    lead: 'Lo de siempre —la rifa del club, la colecta de la escuela, el bono de los bomberos— sin planillas, sin sobres y sin perseguir a nadie para que pague.',
    cards: featureItems,
  },
  {
    _type: 'campaignGuide',
    anchor: 'como-funciona',
    title: accentTitle('Cinco pasos y a _juntar_'),
    lead: 'Podés publicar hoy mismo. Lo único que lleva su tiempo es contar bien la causa, y en eso también te damos una mano.',
    steps: references(campaignSteps),
    note: 'Para crear campañas hay que registrarse y verificar la cuenta. Para colaborar alcanza con verificar el teléfono.',
    link: link('Cómo se colabora, en 8 pasos', '/sosBahia/donate'),
  },
  {
    _type: 'explainers',
    anchor: 'premios',
    title: accentTitle('Dar también tiene _yapa_'),
    lead: 'Quien ayuda se lleva algo más que las gracias. Así funcionan las rifas, los bonos, los premios y las recompensas.',
    items: explainerItems,
    note: 'Las rifas y los sorteos se rigen por las normas de cada provincia y de cada país: antes de publicar la tuya, fijate qué permiso hace falta donde vivís.',
  },
  {
    _type: 'imageCarousel',
    title: accentTitle('Causas de acá a la _vuelta_'),
    lead: 'Un techo, un viaje, un horno, una biblioteca. Estas escenas muestran para qué se puede organizar un barrio.',
    label: 'Escenas dibujadas de catorce campañas posibles',
    pictures: keyed(picturesOf(campaigns)),
  },
  ...textSections(`
    # Cuánto _cuesta_ #cuanto-cuesta

    Descargar {product}, crear tu cuenta y armar tu campaña es gratis. **El costo de publicarla lo
    ves en la app, con su detalle, antes de confirmar**: nada se descuenta por sorpresa y, si no te
    cierra, no la publicás y no debés nada.

    Quien colabora también ve el total antes de pagar, incluido cualquier cargo del medio de pago
    que elija. Los pagos los procesa un proveedor de pagos, con tarjeta o con saldo.`),
  {
    ...textSection({
      title: 'Sorteos a la _vista_',
      anchor: 'sorteos-claros',
      text: `
        Una rifa vale lo que vale la confianza en quien la organiza. Por eso en {product} cada una
        tiene su propia página y todo queda a la vista:

        - **Las bases van primero.** Cuántos números hay, cuánto sale cada uno, qué se gana y cuándo se
          sortea se publica antes de vender el primero.
        - **Cada número tiene dueño.** Quien colabora verifica su teléfono y ve sus números en la app;
          los libres y los vendidos están a la vista de todos.
        - **El resultado se publica.** El número ganador queda en la página de la rifa, para que lo
          mire cualquiera, haya comprado o no.
        - **Quien organiza da la cara.** Nadie publica sin registrarse y verificar su cuenta.`,
    }),
    picture: picture('legal-terms'),
  },
  {
    _type: 'testimonialsSection',
    anchor: 'testimonios',
    title: accentTitle('Así se _cuenta_'),
    lead: 'Historias de ejemplo, con nombres inventados, que muestran usos posibles de {product}.',
    testimonials: references(testimonials),
  },
  {
    _type: 'faqSection',
    anchor: 'preguntas',
    title: accentTitle('Lo que todos _preguntan_'),
    entries: references(faqEntries),
    link: link('Ver guías y descargas', '/biblioteca'),
  },
  {
    _type: 'appDownloads',
    anchor: 'descargar',
    title: accentTitle('Bajala y empezá _hoy_'),
    lead: 'Gratis para Android y iOS.',
    android: {
      label: 'Descargar para Android',
      store: 'Google Play',
      qrCaption: 'Escaneá para Android',
      qrAlt: 'Código QR que abre {product} en Google Play',
    },
    ios: {
      label: 'Descargar para iPhone',
      store: 'App Store',
      qrCaption: 'Escaneá para iPhone',
      qrAlt: 'Código QR que abre {product} en App Store',
    },
    scanHint: 'Si estás en la computadora, apuntá la cámara del celular al código.',
    picture: picture('screen-01'),
    note: 'La descarga y la cuenta son gratis. El costo de cada campaña se muestra en la app antes de publicarla.',
  },
  {
    _type: 'callToAction',
    title: accentTitle('¿Qué vas a juntar _primero_?'),
    lead: 'El techo, el viaje, el horno. Contalo con tus palabras: del talonario nos ocupamos nosotros.',
    buttons: keyed([
      link('Crear mi campaña', '#descargar'),
      link('Ayudar en Bahía Blanca', '/sosBahia'),
    ]),
    tone: 'amarillo',
  },
])
