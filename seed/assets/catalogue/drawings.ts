import { listPictures } from './list-pictures'

export const campaigns = listPictures(
  (name) => `campaigns/${name}.webp`,
  {
    'campaign-01':
      'Dos vecinos cambian las chapas del techo del club de barrio y otra sostiene la escalera.',
    'campaign-02':
      'Una chica estrena su silla de ruedas en la plaza mientras su amigo festeja al lado.',
    'campaign-03':
      'Una nena y un nene leen sentados entre pilas de libros nuevos en la biblioteca de la escuela.',
    'campaign-04':
      'Una rescatista abraza a un perro callejero, con otros dos perros esperando junto a la cucha.',
    'campaign-05':
      'Dos bomberas voluntarias sostienen una manguera nueva de la que sale un chorro de agua.',
    'campaign-06':
      'Una cocinera revuelve la olla enorme del comedor y dos chicos esperan con su plato.',
    'campaign-07':
      'Una mamá y su hijo saludan desde la ventanilla del micro que los lleva al hospital.',
    'campaign-08':
      'Una banda ensaya para grabar su disco: una cantante, un guitarrista y una baterista.',
    'campaign-09':
      'Dos albañiles levantan ladrillo por ladrillo la pared de una casa después de la inundación.',
    'campaign-10':
      'Tres jugadoras de un equipo de fútbol femenino, con la pelota y el bolso listos para viajar.',
    'campaign-11': 'Un abuelo y una nena juegan al ajedrez en una mesa de plaza, concentrados.',
    'campaign-12': 'Un panadero saca panes con la pala de un horno a leña recién construido.',
    'campaign-13':
      'Dos costureras trabajan con la máquina de coser y rollos de tela en el taller del barrio.',
    'campaign-14':
      'Vecinos riegan y cosechan tomates y zapallos en los canteros de una huerta comunitaria.',
  },
  {
    'campaign-01': [0.5, 0.42],
    'campaign-02': [0.44, 0.45],
    'campaign-03': [0.5, 0.5],
    'campaign-04': [0.45, 0.42],
    'campaign-05': [0.36, 0.42],
    'campaign-06': [0.5, 0.4],
    'campaign-07': [0.5, 0.42],
    'campaign-08': [0.45, 0.42],
    'campaign-09': [0.45, 0.45],
    'campaign-10': [0.5, 0.38],
    'campaign-11': [0.5, 0.45],
    'campaign-12': [0.4, 0.42],
    'campaign-13': [0.45, 0.42],
    'campaign-14': [0.45, 0.42],
  },
)

export const explainers = listPictures(
  (name) => `explainers/${name}.webp`,
  {
    prizes: 'Una bicicleta con un moño gigante, arriba de un podio con el número ganador.',
    bonds: 'Una mano arranca un bono contribución de su talón por la línea de puntos.',
    rewards: 'Una embajadora con medalla y capa levanta el brazo sobre una escalera de puntos.',
    raffles: 'Una mujer saca un número del bolillero mientras vuelan los talones de la rifa.',
  },
  {
    prizes: [0.5, 0.45],
    bonds: [0.5, 0.5],
    rewards: [0.5, 0.4],
    raffles: [0.5, 0.45],
  },
)

export const features = listPictures((name) => `features/${name}.webp`, {
  'feature-1': 'Una mano sostiene un celular y otra completa el formulario de una campaña nueva.',
  'feature-2':
    'Un celular muestra un código QR del que salen globos de mensaje hacia tres personas.',
  'feature-3': 'Un dedo elige el número 27 en una grilla de números de rifa.',
  'feature-4':
    'Un bolillero transparente con bolillas numeradas y un ojo atento que mira el sorteo.',
  'feature-5': 'Monedas y billetes caen dentro de una alcancía con forma de casa.',
  'feature-6':
    'Premios sobre una mesa de kermés: una torta, una canasta, una guitarra y una pelota.',
})

export const flood = listPictures(
  (name) => `flood/${name}.webp`,
  {
    'flood-neighbours':
      'Una calle inundada de Bahía Blanca: vecinos con el agua a la cintura cargan con esfuerzo un colchón y un perro, y un bote lleva a una familia.',
    'flood-kitchen':
      'Voluntarias sirven comida caliente y arman bolsones en un centro de evacuados.',
    'flood-help':
      'Un hombre joven y una vecina sacan barro de una casa con palas y secadores; en la pared quedó la marca del agua.',
  },
  {
    'flood-neighbours': [0.5, 0.5],
    'flood-kitchen': [0.45, 0.42],
    'flood-help': [0.45, 0.45],
  },
)

export const people = listPictures(
  (name) => `people/${name}.webp`,
  {
    'hero-people':
      'Cinco personas de distintas edades levantan talonarios de rifa y muestran la app en el celular.',
    'investors-people-1':
      'Una mujer de traje muestra en su celular cómo crece una campaña y un hombre mayor la escucha.',
    'investors-people-2': 'Tres personas pegan números de rifa en un gran mapa del sur de América.',
    'about-team':
      'El equipo alrededor de una mesa con mate, papeles de rifa, una computadora y un afiche a medio pintar.',
  },
  {
    'hero-people': [0.5, 0.4],
    'investors-people-1': [0.5, 0.4],
    'investors-people-2': [0.5, 0.45],
    'about-team': [0.5, 0.4],
  },
)

export const testimonials = listPictures((name) => `testimonials/${name}.webp`, {
  'testimonial-1': 'Retrato de una mujer de pelo enrulado y aros grandes, sonriendo.',
  'testimonial-2': 'Retrato de un hombre mayor de bigote blanco y boina.',
  'testimonial-3': 'Retrato de una chica con anteojos y flequillo, riéndose.',
  'testimonial-4': 'Retrato de un hombre joven de barba y gorra.',
  'testimonial-5': 'Retrato de una señora de rodete canoso y collar de cuentas.',
  'testimonial-6': 'Retrato de una mujer de trenzas largas con la camiseta de su equipo.',
})

export const team = listPictures(
  (name) => `team/${name}.webp`,
  {
    'team-1': 'Retrato dibujado de una mujer de pelo largo y ondulado, con saco naranja.',
    'team-2': 'Retrato dibujado de un hombre de barba, anteojos redondos y buzo con capucha.',
    'team-3': 'Retrato dibujado de una mujer de pelo corto rojizo y enterito, con pecas.',
    'team-4': 'Retrato dibujado de un hombre mayor, calvo y de bigote, con chaleco.',
    'team-5': 'Retrato dibujado de una mujer de pelo afro y aros grandes, riéndose.',
    'team-6': 'Retrato dibujado de un hombre canoso de anteojos, con saco y camisa.',
    'team-7': 'Retrato dibujado de una mujer con cola de caballo y polera oscura.',
  },
  [0.5, 0.45],
)

export const steps = listPictures((name) => `steps/${name}.webp`, {
  'step-1': 'Una mano sostiene un celular que está descargando la app.',
  'step-2':
    'Una mujer muestra su documento frente a la cámara del celular para verificar su cuenta.',
  'step-3': 'Un hombre le saca una foto al frente del club para contar su causa.',
  'step-4': 'Una mano levanta un sobre de campaña y la otra un talonario de rifa, para elegir.',
  'step-5': 'Un hombre joven pega en un poste un afiche con el QR de su campaña.',
})
