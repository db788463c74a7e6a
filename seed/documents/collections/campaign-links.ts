import type { CampaignLink } from '#app/sanity/types.generated'
import { SAMPLE_CAMPAIGNS_PATH } from '#config/site-pages'
import { picture } from '../../authoring/assets'
import { items, type SeedOf } from '../../authoring/document'

/** The three campaigns for Bahía Blanca, with sample pages of this site (RT-04, SOS-03). */
export const campaignLinks: SeedOf<CampaignLink>[] = [
  {
    _id: 'campaignLink-volver-a-casa',
    title: 'Volver a casa',
    link: `${SAMPLE_CAMPAIGNS_PATH}/volver-a-casa`,
    goal: 'Meta: $ 4.800.000',
    raisedAmount: 3_264_000,
    goalAmount: 4_800_000,
    endsOn: '2027-11-30',
    organizer: 'Vecinas de la calle Rondeau',
    recipient: 'Sociedad de fomento Rondeau',
    verifiedOn: '2025-03-12',
    summary:
      'Colchones, camas y cocinas para las familias que perdieron todo con el agua en Bahía Blanca.',
    picture: picture('flood-neighbours'),
    updates: items('campaignUpdate', [
      {
        date: '2025-04-02',
        text: 'Compramos doce colchones y ocho cocinas. Ya están en seis casas de la calle Rondeau.',
      },
      {
        date: '2025-03-18',
        text: 'Relevamos casa por casa lo que falta: quedó la lista con las familias.',
      },
    ]),
  },
  {
    _id: 'campaignLink-olla-de-white',
    title: 'La olla de White',
    link: `${SAMPLE_CAMPAIGNS_PATH}/la-olla-de-white`,
    goal: 'Meta: $ 2.400.000',
    raisedAmount: 1_128_000,
    goalAmount: 2_400_000,
    endsOn: '2027-10-15',
    organizer: 'Comedores de White',
    recipient: 'Comedor El Puente',
    verifiedOn: '2025-03-14',
    summary:
      'Alimentos, gas y agua para los comedores que cocinan todos los días en Ingeniero White.',
    picture: picture('flood-kitchen'),
    updates: items('campaignUpdate', [
      {
        date: '2025-03-27',
        text: 'Con la primera compra cocinamos nueve días para tres comedores.',
      },
    ]),
  },
  {
    _id: 'campaignLink-cerri-se-levanta',
    title: 'Cerri se levanta',
    link: `${SAMPLE_CAMPAIGNS_PATH}/cerri-se-levanta`,
    goal: 'Meta: $ 3.600.000',
    raisedAmount: 2_952_000,
    goalAmount: 3_600_000,
    endsOn: '2027-12-20',
    organizer: 'Vecinos de Cerri',
    recipient: 'Club Sarmiento de Cerri',
    verifiedOn: '2025-03-17',
    summary:
      'Herramientas, pintura y materiales para limpiar y arreglar casas en General Daniel Cerri.',
    picture: picture('flood-help'),
    updates: items('campaignUpdate', [
      {
        date: '2025-04-05',
        text: 'Repartimos pintura y herramientas en catorce casas. Faltan los techos.',
      },
    ]),
  },
].map((fields) => ({ _type: 'campaignLink', sampleMark: 'Ejemplo', ...fields }))
