import type { FailureMode, Service } from '../../config/failure-simulation.server'

/** What a visitor should see while a service fails, and where. */
export interface Expected {
  where: string
  href: string
  /** The exact text; absent when only the log shows the failure. */
  message?: string
  note?: string
}

interface ServiceText {
  name: string
  about: string
  /** Shown when the settings do not use the service. */
  unused?: string
  expected: readonly Expected[]
}

interface PanelText {
  title: string
  heading: { plain: string; wide: string }
  introduction: string
  unused: string
  choose: (name: string) => string
  modes: Record<FailureMode, string>
  modeNotes: readonly string[]
  delay: string
  apply: string
  reset: string
  loggedOnly: string
  services: Record<Service, ServiceText>
  others: {
    heading: string
    list: readonly Expected[]
    /** A form that no page accepts. */
    error: { action: string; message: string; button: string }
  }
}

/** The texts of the panel. They are for developers, so they are not in the dataset. */
export const text: PanelText = {
  title: 'Ensayo de fallas',
  heading: { plain: 'Ensayo', wide: 'de fallas' },
  introduction:
    'Hacé fallar los servicios de afuera y mirá qué dice el sitio. Esta página existe solo para quien desarrolla, en esta máquina; lo que se elige acá dura hasta que el sitio se reinicia.',
  unused: 'No se usa',
  choose: (name: string) => `Qué hace: ${name}`,
  modes: {
    ok: 'Anda bien',
    slow: 'Tarda',
    refuse: 'Corta la conexión',
    vanish: 'No contesta nunca',
    html: 'Contesta otra cosa',
    half: 'Se corta a la mitad',
    '403': 'Contesta 403',
    '429': 'Contesta 429',
    '451': 'Contesta 451',
    '500': 'Contesta 500',
  },
  modeNotes: [
    'Tarda: contesta bien, después del tiempo de abajo.',
    'Corta la conexión: quien pregunta se entera enseguida.',
    'No contesta nunca: quien pregunta espera hasta cansarse.',
    'Contesta otra cosa: dice que anduvo bien (200), pero manda una página cualquiera.',
    'Se corta a la mitad: promete una respuesta entera y manda el comienzo.',
  ],
  delay: 'Cuánto tarda, en milisegundos',
  apply: 'Aplicar',
  reset: 'Todo bien',
  loggedOnly: 'Ningún mensaje: queda en el registro.',
  services: {
    email: {
      name: 'Correo',
      about: 'Lo que mandan el formulario de inversores y el boletín.',
      expected: [
        {
          where: 'Formulario de inversores',
          href: '/inversores',
          message: 'Hubo un error al enviar el mensaje.',
          note: 'El pedido queda guardado y el servidor vuelve a mandar el correo.',
        },
        { where: 'Boletín', href: '/#boletin' },
      ],
    },
    captcha: {
      name: 'Captcha',
      about: 'El servidor comprueba con el proveedor lo que resolvió la persona.',
      unused: 'Sin claves de reCAPTCHA el sitio comprueba solo: no le pregunta a nadie.',
      expected: [
        {
          where: 'Formulario de inversores',
          href: '/inversores',
          message: 'Hubo un error al enviar el mensaje.',
          note: 'Los primeros pedidos se toman igual; el mensaje sale recién al quinto en diez minutos.',
        },
      ],
    },
    analytics: {
      name: 'Analítica',
      about: 'Los eventos, que el sitio pasa a su proveedor.',
      unused: 'Sin MIXPANEL_TOKEN no se manda ningún evento.',
      expected: [{ where: 'Cualquier página', href: '/' }],
    },
    recorder: {
      name: 'Grabación',
      about: 'El programa que graba las visitas, y lo que manda.',
      unused: 'Sin LOGROCKET_APP_ID no se graba ninguna visita.',
      expected: [{ where: 'Cualquier página', href: '/' }],
    },
    dataset: {
      name: 'Contenido',
      about: 'El dataset, como lo lee y escribe el servidor del sitio.',
      expected: [
        {
          where: 'Cualquier página',
          href: '/',
          note: 'Las páginas siguen con el último contenido bueno.',
        },
        { where: 'Estado del sitio', href: '/readyz', message: '"content":"lastGood"' },
        {
          where: 'Formulario de inversores',
          href: '/inversores',
          note: 'El pedido se toma igual y se guarda en el dataset cuando vuelve.',
        },
      ],
    },
    files: {
      name: 'Archivos',
      about: 'Las imágenes y los PDF, como los pide el navegador.',
      expected: [
        {
          where: 'Galería',
          href: '/galeria',
          message: 'No se pudo mostrar esta imagen',
          note: 'Cada imagen que falla queda además en el registro.',
        },
      ],
    },
  },
  others: {
    heading: 'Lo que no depende de ningún servicio',
    list: [
      {
        where: 'Formulario de inversores',
        href: '/inversores',
        message: 'Por favor, completa el CAPTCHA.',
        note: 'Completá los campos y apretá Enter sin resolver el captcha.',
      },
      {
        where: 'Formulario de inversores',
        href: '/inversores',
        message: 'Por favor, ingresa un número de teléfono válido.',
        note: 'Escribí un WhatsApp corto; cada campo tiene su mensaje.',
      },
      {
        where: 'Galería',
        href: '/galeria',
        message: 'No hay archivos en la galería',
        note: 'Quitá en el Studio todos los archivos de la página y publicá.',
      },
    ],
    error: {
      action: '/sosBahia',
      message: 'Unexpected Application Error!',
      button: 'Ver la pantalla de error',
    },
  },
}
