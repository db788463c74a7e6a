import { accentTitle } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { seo, socialLink, textSections } from '../../authoring/blocks'
import { keyed, references, generalPage } from '../../authoring/document'
import { socialPosts } from '../collections/social-posts'

/** Where to follow and share (RT-04). */
export const sosSocialPage = generalPage('sosSocialPage', {
  title: 'Redes sociales',
  heading: accentTitle('Que se _entere_ todo el mundo'),
  lead: 'Compartir no cuesta nada y hace llegar una campaña a quien sí puede poner. Seguinos y pasalo.',
  picture: picture('sos-voices'),
  seo: seo(
    'Redes sociales | SOS Bahía',
    'Seguí y compartí las novedades de SOS Bahía en Instagram, Facebook, X y TikTok: qué hace falta hoy y cómo colaborar.',
    'social-sos-social',
  ),
  profiles: keyed([
    socialLink(
      'instagram',
      'https://www.instagram.com/sosbahia.ejemplo/',
      'SOS Bahía en Instagram',
    ),
    socialLink('facebook', 'https://www.facebook.com/sosbahia.ejemplo', 'SOS Bahía en Facebook'),
    socialLink('x', 'https://x.com/sosbahia_ejemplo', 'SOS Bahía en X'),
    socialLink('tiktok', 'https://www.tiktok.com/@sosbahia.ejemplo', 'SOS Bahía en TikTok'),
  ]),
  profilesSampleMark: 'Perfiles de ejemplo',
  posts: references(socialPosts),
  postLinkLabel: 'Ver la publicación original',
  body: keyed([
    {
      _type: 'shareText',
      anchor: 'texto-para-copiar',
      title: accentTitle('Copialo y _mandalo_'),
      lead: 'A un grupo, a tu tía, a quien vive lejos. Cambiale lo que quieras.',
      text: 'Estoy ayudando a las familias de Bahía Blanca, Ingeniero White y General Daniel Cerri. Con lo que sale un café podés comprar un número. Entrá, elegí una campaña y pasalo. #FUERZABAHIA',
      copyLabel: 'Copiar el texto',
      copiedLabel: 'Copiado!',
      whatsappLabel: 'Mandar por WhatsApp',
    },
    ...textSections(`
      # Cómo compartir para que _sirva_ #como-compartir

      - Poné siempre el **enlace de la campaña**, no solo la foto.
      - Contá una cosa concreta: qué se compra con un número, cuánto falta.
      - Etiquetá a dos personas por su nombre. Los pedidos a «todos» no los contesta nadie.
      - Si una campaña llegó a la meta, avisá y pasá a la siguiente.
      - Usá **#FUERZABAHIA**, así se encuentran unas a otras.`),
  ]),
})
