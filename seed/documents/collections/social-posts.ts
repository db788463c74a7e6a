import type { SocialPost } from '#app/sanity/types.generated'
import { picture } from '../../authoring/assets'
import type { SeedOf } from '../../authoring/document'

/** The four sample posts of the #FUERZABAHIA page, complete without the embedded post (SOS-02). */
export const socialPosts: SeedOf<SocialPost>[] = [
  {
    _id: 'socialPost-que-hace-falta',
    platform: 'instagram' as const,
    text: 'Para limpiar una casa: lavandina, secadores y baldes. Para quienes la perdieron: pañales y agua. Antes de llevar cosas, preguntá por mensaje qué está recibiendo cada centro: lo que sobra en uno falta en otro. #FUERZABAHIA',
    date: '2025-03-09',
    picture: picture('todos-chain'),
    url: 'https://www.instagram.com/p/FuerzaBahia01/',
  },
  {
    _id: 'socialPost-voluntarios',
    platform: 'facebook' as const,
    text: 'Si vas a dar una mano con la limpieza, llevá botas, guantes y barbijo, y no entres a ninguna casa sin sus dueños. Con electricidad y agua no se juega: primero la térmica. #FUERZABAHIA',
    date: '2025-03-10',
    url: 'https://www.facebook.com/sosbahia.ejemplo/posts/100000000000001',
  },
  {
    _id: 'socialPost-rifa-solidaria',
    platform: 'x' as const,
    text: 'Tres campañas, tres localidades, una sola red de vecinos: Bahía Blanca, Ingeniero White y General Daniel Cerri. Elegí una, colaborá con lo que puedas y compartila. #FUERZABAHIA',
    date: '2025-03-12',
    url: 'https://x.com/sosbahia_ejemplo/status/1000000000000000001',
  },
  {
    _id: 'socialPost-gracias',
    platform: 'tiktok' as const,
    text: 'A los que cocinaron, a los que prestaron la camioneta, a los que pusieron un número de rifa desde mil kilómetros: gracias. Falta un montón, pero ya no estamos solos. #FUERZABAHIA',
    date: '2025-03-15',
    picture: picture('flood-kitchen'),
    url: 'https://www.tiktok.com/@sosbahia.ejemplo/video/7000000000000000001',
  },
].map((fields) => ({
  _type: 'socialPost',
  author: 'SOS Bahía',
  sampleMark: 'Ejemplo',
  embedProvider: fields.platform,
  ...fields,
}))
