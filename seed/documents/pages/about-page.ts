import { accentTitle, richText } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { link, seo, textSections } from '../../authoring/blocks'
import { items, keyed, generalPage } from '../../authoring/document'
import { figuresDay } from './investor-figures'

/** Team and values (RT-02). */
export const aboutPage = generalPage('aboutPage', {
  tone: 'naranja',
  title: 'Sobre nosotros',
  heading: accentTitle('La solidaridad se _organiza_'),
  lead: '{product} nació de una escena que todos conocemos: alguien golpea la puerta con un talonario, y del otro lado siempre hay quien dice «dame dos».',
  picture: picture('about-door'),
  seo: seo(
    'Quiénes somos: la gente detrás de {product}',
    'Por qué hacemos una app de campañas y rifas digitales, en qué creemos, qué prometemos y qué no. Conocé al equipo de {product}.',
    'social-about',
  ),
  body: keyed([
    {
      _type: 'pictureText',
      title: accentTitle('Una costumbre que ya era _red_'),
      anchor: 'origen',
      body: richText(`
          En cada barrio del Río de la Plata hay un club que necesita un techo, una escuela que quiere
          una biblioteca, una familia que tiene que viajar para un tratamiento. Y hay una manera de
          ayudar que no inventamos nosotros: la rifa, el bono, la colecta.

          Lo que no había era una herramienta a la altura. La planilla en papel se moja, el sobre se
          pierde, el que prometió pagar el viernes se olvida, y al final nadie sabe bien cuánto se
          juntó. Hicimos {product} para que el esfuerzo se vaya en la causa y no en la cuenta.

          En el Río de la Plata le decimos _yapa_ a eso de más que te dan de corazón. Acá, el que ayuda
          también se la lleva.`),
      picture: picture('about-team'),
      side: 'right',
    },
    ...textSections(`
      # Qué _hacemos_ #que-hacemos

      {product} es una app donde **quien necesita juntar fondos** abre una campaña o una rifa, y
      **quien quiere ayudar** colabora, elige sus números y participa por premios. Un sistema de
      estatus, puntos, embajadores y concursos reconoce a los que más empujan.

      Ya tenemos más de 50.000 descargas y usuarios activos ${figuresDay}, con la tracción inicial en la
      Argentina, y empresas constituidas en Uruguay y Paraguay.`),
    {
      _type: 'pictureSection',
      picture: {
        ...picture('campaign-01'),
        caption: 'El techo del club, puesto entre los que compraron un número.',
      },
      size: 'wide',
    },
    {
      _type: 'wordBand',
      words: ['Cuentas claras', 'Bases publicadas', 'Caras visibles', 'Números con dueño'],
    },
    {
      _type: 'featureCards',
      anchor: 'en-que-creemos',
      title: accentTitle('En qué _creemos_'),
      cards: items('featureCard', [
        {
          title: 'Las cuentas claras',
          text: 'Qué se junta, para qué y cuánto falta, a la vista de cualquiera.',
          picture: picture('screen-11'),
          tone: 'amarillo',
        },
        {
          title: 'Las reglas antes que los números',
          text: 'Ninguna rifa vende sin haber publicado sus bases.',
          tone: 'rosa',
        },
        {
          title: 'Dar la cara',
          text: 'Quien crea una campaña verifica su cuenta; quien colabora, su teléfono.',
          tone: 'naranja',
        },
        {
          title: 'Que cueste lo que dice',
          text: 'El costo se muestra en la app antes de publicar.',
          tone: 'verde',
        },
        {
          title: 'Para todos los celulares',
          text: 'Si no anda en el teléfono de tu abuela, no está listo.',
          tone: 'celeste',
        },
      ]),
    },
    ...textSections(`
      # Lo que _no_ hacemos #lo-que-no

      - **No organizamos las rifas ni elegimos a quién le toca.** Eso lo hace quien las publica, con
        bases que cualquiera puede leer.
      - **No prometemos que una campaña llegue a la meta.** Eso depende de la causa y de la gente.
      - **No reemplazamos los permisos que pida cada lugar.** Los tramita quien organiza.`),
    {
      _type: 'linkCards',
      title: accentTitle('Seguí por _acá_'),
      anchor: 'segui',
      cards: items('linkCard', [
        {
          title: 'Cómo funciona',
          text: 'Los cinco pasos para abrir una campaña o una rifa.',
          link: link('Ver los pasos', '/#como-funciona'),
          picture: picture('step-3'),
          tone: 'naranja',
        },
        {
          title: 'Conocé al equipo',
          text: 'Quiénes llevan adelante el proyecto y hacia dónde va.',
          link: link('Ir a inversores', '/inversores'),
          picture: picture('investors-people-2'),
          tone: 'verde',
        },
        {
          title: 'SOS Bahía',
          text: 'Campañas para las familias que golpeó la inundación.',
          link: link('Quiero ayudar', '/sosBahia'),
          picture: picture('flood-help'),
          tone: 'celeste',
        },
      ]),
    },
    {
      _type: 'callToAction',
      title: accentTitle('¿Tenés una causa? Ponele _número_'),
      lead: 'Bajá la app, contala con tus palabras y compartila hoy mismo.',
      buttons: keyed([
        link('Descargar la app', '/#descargar'),
        link('Leer las guías', '/biblioteca'),
      ]),
      tone: 'amarillo',
    },
  ]),
})
