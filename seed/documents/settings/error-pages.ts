import type { ErrorPages } from '#app/sanity/types.generated'
import { picture } from '../../authoring/assets'
import { link } from '../../authoring/blocks'
import { keyed, singleton } from '../../authoring/document'
import { emergencyNumbers } from './contact'

/** Error pages; ERR-01 prescribes its heading (RT-07, ERR-01, ERR-03, OFF-02). */
export const errorPages = singleton<ErrorPages>('errorPages', {
  notFound: {
    title: 'Este número no salió',
    text: 'La página que buscás no existe o cambió de lugar. Fijate si la dirección está bien escrita o seguí por acá.',
    links: keyed([
      link('Ir al inicio', '/'),
      link('Ver cómo funciona', '/#como-funciona'),
      link('Ayudar en Bahía Blanca', '/sosBahia'),
      link('Buscar en la biblioteca', '/biblioteca'),
    ]),
    picture: picture('raffles'),
  },
  unexpected: {
    title: 'Unexpected Application Error!',
    text: 'Algo se rompió de nuestro lado. Probá de nuevo en un ratito; si sigue igual, escribinos.',
    homeLabel: 'Volver al inicio',
    requestIdLabel: 'Código del error: {id}',
  },
  unavailable: {
    title: 'Volvemos enseguida',
    text: 'El sitio no puede mostrar su contenido en este momento. Recargá la página en un minuto.',
  },
  offline: {
    title: 'No hay conexión',
    text: 'No pudimos traer esta página y todavía no está guardada en este dispositivo. Para una emergencia no hace falta internet: llamá.',
    links: emergencyNumbers,
    savedTitle: 'Podés leer estas páginas guardadas',
    copyText: 'Sin conexión. Estás leyendo una copia guardada el {date}.',
    retryLabel: 'Probar de nuevo',
    formText: 'Este formulario necesita conexión.',
  },
  notLoaded: {
    offline:
      'No hay conexión. Seguís en esta página; la que elegiste se abre sola cuando la conexión vuelva.',
    retryLabel: 'Probar de nuevo',
  },
})
