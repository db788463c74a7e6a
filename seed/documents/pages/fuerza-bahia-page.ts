import type { FuerzaBahiaPage } from '#app/sanity/types.generated'
import { accentTitle } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { link, notice, seo } from '../../authoring/blocks'
import { items, keyed, references, singleton } from '../../authoring/document'
import { socialPosts } from '../collections/social-posts'

/** How people of the three affected localities open a campaign (SOS-02). */
export const fuerzaBahiaPage = singleton<FuerzaBahiaPage>('fuerzaBahiaPage', {
  title: '#FUERZABAHIA',
  heading: accentTitle('_#FUERZABAHIA_'),
  lead: 'Si el agua entró en tu casa, en tu taller o en tu club, no tenés que empezar de cero en soledad. Abrí una campaña y dejá que la gente te ayude.',
  picture: picture('flood-help'),
  seo: seo(
    '#FUERZABAHIA: abrí tu campaña por la inundación',
    'Si sos de Bahía Blanca, Ingeniero White o General Daniel Cerri, abrí en cinco pasos una campaña para recuperar lo que perdiste.',
    'social-fuerzabahia',
  ),
  localitiesLabel: 'Para vecinas y vecinos de',
  localities: ['Bahía Blanca', 'Ingeniero White', 'General Daniel Cerri'],
  buttons: keyed([
    link('Descargar la app', '/#descargar'),
    link('Quiero colaborar', '/todos-por-bahia-blanca'),
  ]),
  howTo: {
    title: accentTitle('Cinco pasos para _recibir_ ayuda'),
    lead: 'Se hace desde el celular. Si te quedaste sin el tuyo, alguien de confianza puede hacerlo por vos desde su cuenta.',
    steps: items('step', [
      {
        title: 'Bajá la app y registrate',
        text: 'Es gratis. Entrás con tu cuenta de Google o con tu correo.',
      },
      {
        title: 'Verificá tu cuenta',
        text: 'Con tus datos y tu documento. Es lo que le da confianza a quien no te conoce.',
      },
      {
        title: 'Contá qué pasó y qué hace falta',
        text: 'Con tus palabras y un par de fotos. Mejor «una cocina y dos colchones» que «lo que puedan».',
      },
      {
        title: 'Poné una meta y publicá',
        text: 'Elegí campaña, o rifa si conseguiste un premio. Antes de publicar, la app te muestra el costo.',
      },
      {
        title: 'Compartila con #FUERZABAHIA',
        text: 'En tus grupos y en tus redes. Y volvé a contar cómo sigue: quien ayudó quiere saber.',
      },
    ]),
  },
  postsSection: {
    title: accentTitle('Lo que se está _diciendo_'),
    lead: 'Para copiar y difundir. Si tu conexión anda floja, el texto se lee igual.',
    posts: references(socialPosts),
    archiveTitle: 'De archivo: ya no cuentan lo que falta hoy',
  },
  body: keyed([
    notice({
      kind: 'warning',
      title: 'Primero, vos',
      text: `Si hay peligro llamá a **Defensa Civil** [103](tel:103), **Bomberos** [100](tel:100) o
        **ambulancia** [107](tel:107). La campaña puede esperar.`,
    }),
    {
      _type: 'callToAction',
      title: accentTitle('¿Te damos una _mano_?'),
      lead: 'Si no sabés por dónde arrancar, escribinos y la armamos juntos.',
      buttons: keyed([
        link('Pedir ayuda', '/sosBahia/help'),
        link('Ver las campañas', '/sosBahia'),
      ]),
      picture: picture('fuerza-photo'),
      tone: 'celeste',
    },
  ]),
  labels: {
    openPost: 'Ver la publicación original',
    loadingPost: 'Cargando la publicación original…',
    showPost: 'Mostrarla acá',
  },
})
