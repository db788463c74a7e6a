import { accentTitle } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { link, notice, seo } from '../../authoring/blocks'
import { items, keyed, generalPage } from '../../authoring/document'

/** How to donate, in eight steps (HOME-05). */
export const sosDonatePage = generalPage('sosDonatePage', {
  title: 'Cómo donar',
  heading: accentTitle('Donar lleva _ocho_ pasos'),
  lead: 'La primera vez son unos minutos, porque hay que crear la cuenta. La segunda, menos de uno.',
  picture: picture('sos-donate'),
  seo: seo(
    'Cómo donar en 8 pasos | SOS Bahía',
    'Guía paso a paso para colaborar con una campaña: bajar la app, verificar tu teléfono, pagar, elegir tus números y compartir.',
    'social-sos-donate',
  ),
  body: keyed([
    {
      _type: 'stepList',
      anchor: 'pasos',
      steps: items('step', [
        {
          title: 'Descargá la app',
          text: 'Es gratis y está en Google Play y en App Store.',
          picture: picture('profile-step-1'),
          link: link('Ir a las descargas', '/#descargar'),
        },
        {
          title: 'Creá tu cuenta',
          text: 'Con tu cuenta de Google o con tu correo, lo que te quede más cómodo.',
          picture: picture('profile-step-2'),
        },
        {
          title: 'Verificá tu teléfono',
          text: 'Te llega un código y lo escribís en la app. Así tus números quedan a tu nombre y te podemos avisar si ganaste.',
          picture: picture('screen-08'),
        },
        {
          title: 'Buscá la campaña',
          text: 'Por su nombre, o entrando desde el enlace o el QR que te pasaron.',
          picture: picture('screen-01'),
          link: link('Ver las campañas', '/sosBahia'),
        },
        {
          title: 'Tocá «Colaborar»',
          text: 'Es el botón grande de la página de la campaña. Elegís con cuánto querés ayudar.',
          picture: picture('screen-02'),
        },
        {
          title: 'Pagá con tarjeta o con saldo',
          text: 'El pago lo procesa un proveedor de pagos. Antes de confirmar ves el total, sin sorpresas.',
          picture: picture('screen-04'),
        },
        {
          title: 'Elegí tus números',
          text: 'Si es una rifa, marcás en la grilla los que te gusten entre los que están libres.',
          picture: picture('screen-03'),
        },
        {
          title: 'Compartí la campaña',
          text: 'Mandala a un grupo, nada más que a uno. Así es como una campaña llega a la meta.',
          picture: picture('screen-10'),
        },
      ]),
      link: link('Elegir campaña y donar', '/sosBahia'),
      note: 'Si algo no te sale, escribinos con el botón de ayuda: te acompañamos paso a paso.',
    },
    notice({
      kind: 'info',
      title: '¿Sin tarjeta o sin la app?',
      text: `Pedile a alguien de confianza que colabore por vos desde su cuenta, o preguntá en
        [ayuda](/sosBahia/help) qué donaciones en mano se están recibiendo.`,
    }),
    {
      _type: 'callToAction',
      title: accentTitle('Elegí una campaña y _sumate_'),
      lead: 'Con lo que puedas. Un número también es una mano.',
      buttons: keyed([
        link('Ver las campañas', '/sosBahia'),
        link('Descargar la app', '/#descargar'),
      ]),
      tone: 'celeste',
    },
  ]),
})
