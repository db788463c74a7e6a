import type { SosHomePage } from '#app/sanity/types.generated'
import { accentTitle } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { link, seo, textSections } from '../../authoring/blocks'
import { items, keyed, references, singleton } from '../../authoring/document'
import { campaignLinks } from '../collections/campaign-links'
import { emergencyNumbers } from '../settings/contact'

/** The index of SOS Bahía, with its campaigns (RT-04). */
export const sosHomePage = singleton<SosHomePage>('sosHomePage', {
  title: 'SOS Bahía',
  emergencyTitle: 'Si hay peligro, llamá ya. Gratis, las 24 horas.',
  emergencyNumbers,
  heading: accentTitle('Bahía se _levanta_ entre todos'),
  lead: 'El agua se llevó casas, herramientas y recuerdos en Bahía Blanca, White y Cerri. Estas campañas juntan lo que hace falta para volver a empezar.',
  donateLink: link('Colaborar con una campaña', '#campanas'),
  picture: picture('sos-street'),
  seo: seo(
    'SOS Bahía: campañas para las familias inundadas',
    'Elegí una campaña y ayudá a las familias de Bahía Blanca, Ingeniero White y General Daniel Cerri. También podés pedir ayuda.',
    'social-sos',
  ),
  campaigns: references(campaignLinks),
  campaignLinkLabel: 'Colaborar con esta campaña',
  emptyText:
    'En este momento no hay campañas abiertas. Si querés ayudar igual, escribinos por WhatsApp y te contamos qué hace falta.',
  body: keyed([
    ...textSections(`
      # Antes de _donar_ #antes-de-donar

      - Entrá siempre desde los enlaces de esta página o desde la app: si alguien te pasa una cuenta
        por mensaje, desconfiá.
      - Leé quién organiza y para qué es la plata. Quien publica una campaña tiene la cuenta
        verificada.
      - Ves el total antes de pagar. Y después, en la página de la campaña, en qué se usó.`),
    {
      _type: 'linkCards',
      anchor: 'que-podes-hacer',
      title: accentTitle('Qué podés _hacer_ ahora'),
      cards: items('linkCard', [
        {
          title: 'Donar por primera vez',
          text: 'Ocho pasos cortos, de bajar la app a compartir la campaña.',
          link: link('Ver los pasos', '/sosBahia/donate'),
          tone: 'amarillo',
        },
        {
          title: 'Pedir ayuda',
          text: 'Para vos, para tu familia o para alguien que conocés.',
          link: link('Ver cómo pedirla', '/sosBahia/help'),
          tone: 'celeste',
        },
        {
          title: 'Correr la voz',
          text: 'Compartí las publicaciones: llegan adonde la plata no llega.',
          link: link('Ir a las redes', '/sosBahia/socialNetworks'),
          tone: 'rosa',
        },
        {
          title: '#FUERZABAHIA',
          text: 'Cómo abrir una campaña si sos de la zona afectada.',
          link: link('Abrir una campaña', '/fuerzabahia'),
          tone: 'naranja',
        },
      ]),
    },
  ]),
})
