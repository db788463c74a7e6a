import type { CataloguePicture } from './types'

export const screens = {
  'screen-01': {
    file: 'screens/screen-01.webp',
    alt: 'Pantalla de inicio de la app, con campañas cerca tuyo y rifas que cierran hoy.',
    hotspot: { x: 0.5, y: 0.3 },
  },
  'screen-02': {
    file: 'screens/screen-02.webp',
    alt: 'Página de la campaña «Un techo para el club», con lo recaudado, la meta y el botón Colaborar.',
    hotspot: { x: 0.5, y: 0.9 },
  },
  'screen-03': {
    file: 'screens/screen-03.webp',
    alt: 'Grilla de números de una rifa, con los vendidos, los libres y tres números elegidos.',
    hotspot: { x: 0.5, y: 0.35 },
  },
  'screen-04': {
    file: 'screens/screen-04.webp',
    alt: 'Pago de una colaboración: resumen de números, medio de pago y total.',
    hotspot: { x: 0.5, y: 0.2 },
  },
  'screen-05': {
    file: 'screens/screen-05.webp',
    alt: 'Sorteo en vivo: el número ganador 04821 y la lista de premios que faltan sortear.',
  },
  'screen-06': {
    file: 'screens/screen-06.webp',
    alt: 'Perfil con el estatus Vecina de oro, los puntos sumados y lo que falta para el próximo nivel.',
  },
  'screen-07': {
    file: 'screens/screen-07.webp',
    alt: 'Tabla de embajadores del mes, con posiciones, números vendidos y puntos.',
  },
  'screen-08': {
    file: 'screens/screen-08.webp',
    alt: 'Verificación de identidad en tres pasos: teléfono, documento y foto.',
    hotspot: { x: 0.5, y: 0.2 },
  },
  'screen-09': {
    file: 'screens/screen-09.webp',
    alt: 'Formulario para crear una campaña: título, historia, meta, fecha de cierre y premios.',
  },
  'screen-10': {
    file: 'screens/screen-10.webp',
    alt: 'Pantalla para compartir una campaña, con su código QR y botones para mandarla.',
    hotspot: { x: 0.5, y: 0.3 },
  },
  'screen-11': {
    file: 'screens/screen-11.webp',
    alt: 'Lista de colaboradores y retiros de una campaña, con montos y fechas.',
  },
} as const satisfies Record<string, CataloguePicture>

export const brand = {
  logo: {
    file: 'brand/logo.svg',
    alt: 'Logo de Yapa en tinta, con el signo de exclamación naranja.',
  },
  'logo-mono': { file: 'brand/logo-mono.svg', alt: 'Logo de Yapa en un solo color.' },
  'logo-inverse': {
    file: 'brand/logo-inverse.svg',
    alt: 'Logo de Yapa en papel, con el signo de exclamación amarillo.',
  },
  mark: {
    file: 'brand/mark.svg',
    alt: 'Isotipo de Yapa: un talón de rifa con «y!».',
  },
} as const satisfies Record<string, CataloguePicture>

export const social = {
  'social-home': {
    file: 'social/home.png',
    alt: 'Afiche: «Tu causa suma. Cada número ayuda.», con vecinos que levantan números de rifa.',
  },
  'social-investors': {
    file: 'social/investors.png',
    alt: 'Afiche sobre fondo oscuro: «Sé parte del futuro de la colaboración digital», con una mujer que le muestra su celular a un hombre mayor.',
  },
  'social-about': {
    file: 'social/about.png',
    alt: 'Afiche: «La solidaridad se organiza», con el equipo trabajando.',
  },
  'social-legal': {
    file: 'social/legal.png',
    alt: 'Afiche tipográfico: «Reglas claras» sobre un talón de rifa.',
  },
  'social-library': {
    file: 'social/library.png',
    alt: 'Afiche: «Biblioteca: guías y descargas», con chicos leyendo.',
  },
  'social-sos': {
    file: 'social/sos.png',
    alt: 'Afiche celeste: «SOS Bahía», con vecinos en una calle inundada.',
  },
  'social-sos-donate': {
    file: 'social/sos-donate.png',
    alt: 'Afiche: «Donar lleva ocho pasos», con tres personas y una caja para Bahía.',
  },
  'social-sos-help': {
    file: 'social/sos-help.png',
    alt: 'Afiche: «Pedir ayuda también es de valientes», con un rescate en bote.',
  },
  'social-sos-social': {
    file: 'social/sos-social.png',
    alt: 'Afiche: «Que se entere todo el mundo», con un hombre que grita por un megáfono.',
  },
  'social-sos-profile': {
    file: 'social/sos-profile.png',
    alt: 'Afiche: «Tu perfil vive en la app», con una mujer y su talón gigante.',
  },
  'social-fuerzabahia': {
    file: 'social/fuerzabahia.png',
    alt: 'Afiche: «#FUERZABAHIA», con voluntarias sirviendo comida.',
  },
  'social-todos': {
    file: 'social/todos.png',
    alt: 'Afiche: «Todos por Bahía Blanca», con vecinos limpiando una casa.',
  },
  'social-gallery': {
    file: 'social/gallery.png',
    alt: 'Afiche tipográfico: «Galería de archivos», con tickets de colores.',
  },
} as const satisfies Record<string, CataloguePicture>

export const gallery = {
  'gallery-1': {
    file: 'gallery/gallery-1.webp',
    alt: 'El logo de Yapa impreso en tinta sobre papel color crema.',
  },
  'gallery-2': {
    file: 'gallery/gallery-2.webp',
    alt: 'Afiche de calle de Yapa: «Cada número ayuda».',
  },
  'gallery-3': {
    file: 'gallery/gallery-3.webp',
    alt: 'Juego de tres talones de rifa de Yapa: naranja, verde y amarillo.',
  },
  'gallery-4': {
    file: 'gallery/gallery-4.webp',
    alt: 'Composición con tres pantallas de la app sobre fondo amarillo.',
  },
  'gallery-5': {
    file: 'gallery/gallery-5.webp',
    alt: 'Placa cuadrada para redes: «Hoy se sortea».',
  },
  'gallery-6': {
    file: 'gallery/gallery-6.webp',
    alt: 'Banner apaisado de Yapa con la banda de tintas y la palabra «Rifas».',
  },
} as const satisfies Record<string, CataloguePicture>
