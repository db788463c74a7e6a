import { listPictures } from './list-pictures'

export const brand = listPictures((name) => `brand/${name}.svg`, {
  logo: 'Logo de Yapa en tinta, con el signo de exclamación naranja.',
  'logo-mono': 'Logo de Yapa en un solo color.',
  'logo-inverse': 'Logo de Yapa en papel, con el signo de exclamación amarillo.',
  mark: 'Isotipo de Yapa: un talón de rifa con «y!».',
})

export const gallery = listPictures((name) => `gallery/${name}.webp`, {
  'gallery-1': 'El logo de Yapa impreso en tinta sobre papel color crema.',
  'gallery-2': 'Afiche de calle de Yapa: «Cada número ayuda».',
  'gallery-3': 'Juego de tres talones de rifa de Yapa: naranja, verde y amarillo.',
  'gallery-4': 'Composición con tres pantallas de la app sobre fondo amarillo.',
  'gallery-5': 'Placa cuadrada para redes: «Hoy se sortea».',
  'gallery-6': 'Banner apaisado de Yapa con la banda de tintas y la palabra «Rifas».',
})

export const screens = listPictures(
  (name) => `screens/${name}.webp`,
  {
    'screen-01': 'Pantalla de inicio de la app, con campañas cerca tuyo y rifas que cierran hoy.',
    'screen-02':
      'Página de la campaña «Un techo para el club», con lo recaudado, la meta y el botón Colaborar.',
    'screen-03':
      'Grilla de números de una rifa, con los vendidos, los libres y tres números elegidos.',
    'screen-04': 'Pago de una colaboración: resumen de números, medio de pago y total.',
    'screen-05':
      'Sorteo en vivo: el número ganador 04821 y la lista de premios que faltan sortear.',
    'screen-06':
      'Perfil con el estatus Vecina de oro, los puntos sumados y lo que falta para el próximo nivel.',
    'screen-07': 'Tabla de embajadores del mes, con posiciones, números vendidos y puntos.',
    'screen-08': 'Verificación de identidad en tres pasos: teléfono, documento y foto.',
    'screen-09':
      'Formulario para crear una campaña: título, historia, meta, fecha de cierre y premios.',
    'screen-10': 'Pantalla para compartir una campaña, con su código QR y botones para mandarla.',
    'screen-11': 'Lista de colaboradores y retiros de una campaña, con montos y fechas.',
  },
  {
    'screen-01': [0.5, 0.3],
    'screen-02': [0.5, 0.9],
    'screen-03': [0.5, 0.35],
    'screen-04': [0.5, 0.2],
    'screen-08': [0.5, 0.2],
    'screen-10': [0.5, 0.3],
  },
)

export const social = listPictures((name) => `${name.replace('-', '/')}.png`, {
  'social-home':
    'Afiche: «Tu causa suma. Cada número ayuda.», con vecinos que levantan números de rifa.',
  'social-investors':
    'Afiche sobre fondo oscuro: «Sé parte del futuro de la colaboración digital», con una mujer que le muestra su celular a un hombre mayor.',
  'social-about': 'Afiche: «La solidaridad se organiza», con el equipo trabajando.',
  'social-legal': 'Afiche tipográfico: «Reglas claras» sobre un talón de rifa.',
  'social-library': 'Afiche: «Biblioteca: guías y descargas», con chicos leyendo.',
  'social-sos': 'Afiche celeste: «SOS Bahía», con vecinos en una calle inundada.',
  'social-sos-donate': 'Afiche: «Donar lleva ocho pasos», con tres personas y una caja para Bahía.',
  'social-sos-help': 'Afiche: «Pedir ayuda también es de valientes», con un rescate en bote.',
  'social-sos-social':
    'Afiche: «Que se entere todo el mundo», con un hombre que grita por un megáfono.',
  'social-sos-profile': 'Afiche: «Tu perfil vive en la app», con una mujer y su talón gigante.',
  'social-fuerzabahia': 'Afiche: «#FUERZABAHIA», con voluntarias sirviendo comida.',
  'social-todos': 'Afiche: «Todos por Bahía Blanca», con vecinos limpiando una casa.',
  'social-gallery': 'Afiche tipográfico: «Galería de archivos», con tickets de colores.',
})
