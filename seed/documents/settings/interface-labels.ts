import type { InterfaceLabels } from '#app/sanity/types.generated'
import { singleton } from '../../authoring/document'

/** Shared labels of controls, visible or for screen readers (CMS-01). */
export const interfaceLabels = singleton<InterfaceLabels>('interfaceLabels', {
  general: {
    close: 'Cerrar',
    loading: 'Cargando…',
    opensInNewTab: 'se abre en otra pestaña',
    download: 'Descargar',
    more: 'Ver más: {title}',
  },
  carousel: {
    pause: 'Pausar el carrusel',
    play: 'Reanudar el carrusel',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    position: 'Imagen {current} de {total}',
  },
  video: {
    play: 'Ver el video: {title}',
    notice:
      'Está en {service}. Si lo ponés, {service} recibe tu IP y puede guardar datos en tu navegador.',
    transcript: 'Leer lo que dice',
  },
  testimonials: { rating: '{rating} de 5' },
  steps: { step: 'Paso {number}' },
  tickets: { number: 'N.º' },
  campaigns: {
    raised: 'Juntado',
    goal: 'Meta',
    endsOn: 'Hasta el',
    organizer: 'Organiza',
    recipient: 'Recibe la plata',
    verifiedOn: 'Verificada el',
    updates: 'Novedades',
  },
  figures: { source: 'Fuente: {source}, {date}', projection: 'Proyección, no garantía' },
  fromInvestors: { label: 'Volver a la página de inversores' },
  print: { address: 'Esta página, en línea: {address}' },
  preview: { active: 'Estás viendo borradores', exit: 'Salir de la vista previa' },
})
