import type { SiteSettings } from '#app/sanity/types.generated'
import { richText } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { link, socialLink } from '../../authoring/blocks'
import { keyed, singleton } from '../../authoring/document'
import { whatsappNumber } from './contact'

/** The brand and the data of every page (CMS-09); addresses are samples. */
export const siteSettings = singleton<SiteSettings>('siteSettings', {
  brandName: 'Yapa',
  tagline: 'Tu causa suma. Cada número ayuda.',
  logo: picture('logo', 'Logo de {product}'),
  logoInverse: picture('logo-inverse', 'Logo de {product}'),
  organization: {
    legalName: '{product}',
    description:
      'App para juntar fondos con campañas y rifas digitales, con premios, bonos y recompensas para quienes colaboran.',
    email: 'hola@yapa.example',
    country: 'Argentina',
    areasServed: ['Argentina', 'Uruguay', 'Paraguay'],
  },
  storeLinks: {
    android: 'https://play.google.com/store/apps/details?id=example.yapa.app',
    ios: 'https://apps.apple.com/ar/app/yapa/id0000000000',
  },
  whatsapp: { number: whatsappNumber },
  socialLinks: keyed([
    socialLink('instagram', 'https://www.instagram.com/yapa.ejemplo/', '{product} en Instagram'),
    socialLink('facebook', 'https://www.facebook.com/yapa.ejemplo', '{product} en Facebook'),
    socialLink('x', 'https://x.com/yapa_ejemplo', '{product} en X'),
    socialLink('tiktok', 'https://www.tiktok.com/@yapa.ejemplo', '{product} en TikTok'),
    socialLink('youtube', 'https://www.youtube.com/@yapa.ejemplo', '{product} en YouTube'),
  ]),
  emergencyMode: false,
  emergencyBanner: {
    enabled: false,
    text: 'Alerta por inundación en Bahía Blanca: si hay peligro llamá al 103.',
    link: link('Pedir o dar ayuda', '/sosBahia'),
  },
  privacy: {
    excludeContactData: false,
    consentMode: 'off',
    consentText: richText(
      'Servicios de **otras empresas** miden las visitas y muestran publicaciones, con datos de la tuya. Sin ellos el sitio anda igual. Más en la [política de privacidad](/privacy-policy).',
    ),
    acceptLabel: 'Aceptar',
    rejectLabel: 'Rechazar',
    dismissLabel: 'Entendido',
    reopenLabel: 'Cambiar mi elección de privacidad',
    accessibleLabel: 'Aviso sobre servicios de otras empresas',
    allowedText: 'Ahora: los usamos.',
    refusedText: 'Ahora: no los usamos.',
    signalText:
      'Ahora: no los usamos, porque tu navegador pide que no te sigan. No hace falta que elijas nada.',
    recorderIdentity: 'sitio-web',
  },
  savesPages: true,
  progressFrom: 10,
  defaultSeo: {
    _type: 'seo',
    title: '{product}: campañas y rifas digitales',
    description:
      'La app para juntar fondos con campañas y rifas, con premios, bonos y recompensas para quienes colaboran.',
    image: picture('social-home'),
    noIndex: false,
  },
})
