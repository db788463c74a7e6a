import { accentTitle } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { link, seo, textSections } from '../../authoring/blocks'
import { items, keyed, generalPage } from '../../authoring/document'
import { emergencyNumbers, whatsappHref } from '../settings/contact'

/** Ways to ask for help (HOME-06). */
export const sosHelpPage = generalPage('sosHelpPage', {
  title: 'Ayuda',
  emergencyTitle: 'Si hay peligro, llamá ya. Gratis, las 24 horas, sin internet.',
  emergencyNumbers,
  heading: accentTitle('Pedir ayuda también es de _valientes_'),
  lead: 'Si el agua te tocó a vos o a alguien que querés y no hay peligro ahora, acá están las otras maneras de pedir una mano.',
  picture: picture('sos-help'),
  seo: seo(
    'Ayuda para familias inundadas | SOS Bahía',
    'Teléfonos de emergencia y formas de pedir ayuda en Bahía Blanca, Ingeniero White y General Daniel Cerri.',
    'social-sos-help',
  ),
  body: keyed([
    {
      _type: 'linkCards',
      anchor: 'pedir-ayuda',
      title: accentTitle('Si puede _esperar_, escribinos'),
      cards: items('linkCard', [
        {
          title: 'Por WhatsApp',
          text: 'Contanos dónde estás, cuántos son y qué hace falta.',
          link: link(
            'Escribir por WhatsApp',
            whatsappHref('Hola, les escribo desde SOS Bahía. Necesito ayuda.'),
            true,
          ),
          tone: 'verde',
        },
        {
          title: 'Abrir una campaña',
          text: 'Para vos o para un vecino: cinco pasos y la podés compartir hoy.',
          link: link('Ver cómo', '/fuerzabahia'),
          tone: 'amarillo',
        },
      ]),
    },
    ...textSections(`
      # A quién _llamar_ #emergencias

      - **Defensa Civil**, [103](tel:103): agua que sube, evacuaciones, personas aisladas.
      - **Bomberos**, [100](tel:100): rescates, incendios, derrumbes, pérdidas de gas.
      - **Ambulancia**, [107](tel:107): emergencias médicas.

      # Qué conviene tener a _mano_ #a-mano

      1. Tu nombre y un teléfono donde encontrarte, aunque sea el de un vecino.
      2. La localidad, el barrio y una referencia: una esquina, una escuela, un almacén.
      3. Cuántas personas son, y si hay chicos, mayores o alguien que toma medicación.
      4. Qué hace falta primero: agua, colchones, ropa, comida, herramientas, traslado.

      No mandes fotos de documentos ni datos de tarjetas: **nunca te los vamos a pedir por mensaje**.

      # Para volver a _casa_ sin riesgos #volver-a-casa

      - Antes de entrar, cortá la luz desde el tablero y cerrá el gas. Si el tablero se mojó, no lo
        toques.
      - No tomes agua de la canilla hasta que avisen que es segura: hervila o usá lavandina apta.
      - Limpiá con guantes y botas. Tirá la comida que tocó el agua, aunque esté envasada.
      - Sacá fotos de los daños antes de limpiar: te las pueden pedir para una ayuda o un seguro.`),
  ]),
})
