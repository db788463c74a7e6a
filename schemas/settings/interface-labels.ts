import { labelGroup } from '../shared/labels'
import { defineSettings } from './define-settings'

/** Texts of controls, visible or for screen readers, that several pages use (CMS-01). */
export const interfaceLabels = defineSettings({
  name: 'interfaceLabels',
  title: 'Rótulos de la interfaz',
  shownOn: 'every page',
  fields: [
    labelGroup('general', 'Generales', {
      close: 'Cerrar',
      loading: 'Cargando',
      opensInNewTab: 'Aviso de que abre en otra pestaña',
      download: 'Descargar',
      more: {
        title: 'Mostrar los detalles',
        placeholders: ['{title}'],
        description: 'Botón del teléfono. Por ejemplo: Ver más: {title}.',
        optional: true,
      },
    }),
    labelGroup('carousel', 'Carrusel', {
      pause: 'Pausar',
      play: 'Reanudar',
      previous: 'Anterior',
      next: 'Siguiente',
      position: {
        title: 'Posición',
        placeholders: ['{current}', '{total}'],
        description: 'Por ejemplo: Imagen {current} de {total}.',
      },
    }),
    labelGroup('video', 'Videos', {
      play: {
        title: 'Reproducir',
        placeholders: ['{title}'],
        description: 'Botón. Por ejemplo: Ver el video: {title}.',
        optional: true,
      },
      notice: {
        title: 'Aviso del otro sitio',
        placeholders: ['{service}'],
        description: 'Qué pasa al tocar el botón. Vacío, el botón lleva al sitio del video.',
        optional: true,
      },
      transcript: { title: 'Mostrar la transcripción', optional: true },
    }),
    labelGroup('testimonials', 'Testimonios', {
      rating: {
        title: 'Puntaje',
        placeholders: ['{rating}'],
        description: 'Por ejemplo: {rating} de 5.',
      },
    }),
    labelGroup('steps', 'Pasos', {
      step: {
        title: 'Paso',
        placeholders: ['{number}'],
        description: 'Por ejemplo: Paso {number}.',
      },
    }),
    labelGroup('tickets', 'Números de rifa', {
      number: { title: 'Abreviatura de número', description: 'Por ejemplo: N.º' },
    }),
    labelGroup('campaigns', 'Campañas', {
      raised: { title: 'Juntado', optional: true },
      goal: { title: 'Meta', optional: true },
      endsOn: { title: 'Hasta cuándo', optional: true },
      organizer: { title: 'Quién organiza', optional: true },
      recipient: { title: 'Quién recibe la plata', optional: true },
      verifiedOn: { title: 'Cuándo se verificó', optional: true },
      updates: { title: 'Novedades', optional: true },
    }),
    labelGroup('figures', 'Cifras', {
      source: {
        title: 'Fuente y fecha',
        placeholders: ['{source}', '{date}'],
        description: 'Por ejemplo: Fuente: {source}, {date}.',
      },
      projection: 'Marca de las proyecciones',
    }),
    labelGroup('fromInvestors', 'Vuelta a la página de inversores', {
      label: 'Texto del enlace',
    }),
    labelGroup('print', 'Páginas impresas', {
      address: {
        title: 'Dirección de la página',
        placeholders: ['{address}'],
        description: 'Al final, junto al QR. Por ejemplo: Esta página, en línea: {address}.',
        optional: true,
      },
    }),
    labelGroup('preview', 'Vista previa', {
      active: 'Aviso de que se ven borradores',
      exit: 'Salir de la vista previa',
    }),
  ],
})
