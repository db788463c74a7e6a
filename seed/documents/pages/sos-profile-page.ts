import { accentTitle, richText } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { link, seo } from '../../authoring/blocks'
import { items, keyed, generalPage } from '../../authoring/document'

/** What a profile in the app shows, and how to open it (RT-04). */
export const sosProfilePage = generalPage('sosProfilePage', {
  title: 'Mi perfil',
  heading: accentTitle('Tu perfil vive en la _app_'),
  lead: 'Acá no hay que iniciar sesión ni dejar datos. Lo que donaste, tus números y tus campañas están en tu perfil de {product}.',
  picture: picture('sos-profile'),
  seo: seo(
    'Mi perfil | SOS Bahía',
    'Qué encontrás en tu perfil de {product}: tus números, tus colaboraciones, tus puntos y tus campañas. Y cómo llegar a él.',
    'social-sos-profile',
  ),
  body: keyed([
    {
      _type: 'pictureText',
      title: accentTitle('Qué vas a _encontrar_'),
      anchor: 'que-hay',
      body: richText(`
          - **Tus números**, ordenados por rifa, con la fecha de cada sorteo.
          - **Tus colaboraciones** y las novedades de cada campaña que ayudaste.
          - **Tus puntos y tu estatus**, y cuánto te falta para el próximo nivel.
          - **Tus campañas**, si creaste alguna: lo que entró y lo que falta para la meta.
          - **Tu verificación**: el teléfono para colaborar, la cuenta completa para crear campañas.`),
      picture: picture('screen-06'),
      side: 'right',
    },
    {
      _type: 'stepList',
      anchor: 'como-llegar',
      title: accentTitle('Cómo _llegar_'),
      steps: items('step', [
        {
          title: 'Abrí la app',
          text: 'Si todavía no la tenés, se baja gratis.',
          picture: picture('profile-step-1'),
          link: link('Ir a las descargas', '/#descargar'),
        },
        {
          title: 'Entrá con tu cuenta',
          text: 'La misma de Google o el mismo correo con que te registraste.',
          picture: picture('profile-step-2'),
        },
        {
          title: 'Tocá tu nombre',
          text: 'Ahí está todo, y también lo que podés cambiar o borrar.',
          picture: picture('profile-step-3'),
        },
      ]),
      note: '¿No ves un número que compraste? Escribinos con el botón de ayuda y lo buscamos.',
    },
    {
      _type: 'shareText',
      anchor: 'pasalo',
      title: accentTitle('Contá que ya _ayudaste_'),
      lead: 'Quien ve que ayudaste, ayuda. Desde tu perfil compartís cada campaña; acá tenés un texto.',
      text: 'Ya tengo mi número para las familias inundadas de Bahía. ¿Vos? Elegís la campaña y leés para qué se junta. #FUERZABAHIA',
      copyLabel: 'Copiar el texto',
      copiedLabel: 'Copiado!',
      whatsappLabel: 'Mandar por WhatsApp',
    },
  ]),
})
