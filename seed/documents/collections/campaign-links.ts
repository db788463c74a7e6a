import type { CampaignLink } from '../../../app/sanity/types.generated'
import { picture } from '../../authoring/assets'
import type { SeedOf } from '../../authoring/document'

/** The three campaigns for Bahía Blanca: donation links and frames (RT-04, SOS-03). */
export const campaignLinks: SeedOf<CampaignLink>[] = [
  {
    _id: 'campaignLink-volver-a-casa',
    _type: 'campaignLink',
    title: 'Volver a casa',
    link: 'https://app.yapa.example/campanas/volver-a-casa',
    summary:
      'Colchones, camas y cocinas para las familias que perdieron todo con el agua en Bahía Blanca.',
    picture: picture('flood-neighbours'),
  },
  {
    _id: 'campaignLink-olla-de-white',
    _type: 'campaignLink',
    title: 'La olla de White',
    link: 'https://app.yapa.example/campanas/la-olla-de-white',
    summary:
      'Alimentos, gas y agua para los comedores que cocinan todos los días en Ingeniero White.',
    picture: picture('flood-kitchen'),
  },
  {
    _id: 'campaignLink-cerri-se-levanta',
    _type: 'campaignLink',
    title: 'Cerri se levanta',
    link: 'https://app.yapa.example/campanas/cerri-se-levanta',
    summary:
      'Herramientas, pintura y materiales para limpiar y arreglar casas en General Daniel Cerri.',
    picture: picture('flood-help'),
  },
]
