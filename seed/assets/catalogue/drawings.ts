import type { CataloguePicture } from './types'

export const campaigns = {
  'campaign-01': {
    file: 'campaigns/campaign-01.webp',
    alt: 'Dos vecinos cambian las chapas del techo del club de barrio y otra sostiene la escalera.',
    hotspot: { x: 0.5, y: 0.42 },
  },
  'campaign-02': {
    file: 'campaigns/campaign-02.webp',
    alt: 'Una chica estrena su silla de ruedas en la plaza mientras su amigo festeja al lado.',
    hotspot: { x: 0.44, y: 0.45 },
  },
  'campaign-03': {
    file: 'campaigns/campaign-03.webp',
    alt: 'Una nena y un nene leen sentados entre pilas de libros nuevos en la biblioteca de la escuela.',
    hotspot: { x: 0.5, y: 0.5 },
  },
  'campaign-04': {
    file: 'campaigns/campaign-04.webp',
    alt: 'Una rescatista abraza a un perro callejero, con otros dos perros esperando junto a la cucha.',
    hotspot: { x: 0.45, y: 0.42 },
  },
  'campaign-05': {
    file: 'campaigns/campaign-05.webp',
    alt: 'Dos bomberas voluntarias sostienen una manguera nueva de la que sale un chorro de agua.',
    hotspot: { x: 0.36, y: 0.42 },
  },
  'campaign-06': {
    file: 'campaigns/campaign-06.webp',
    alt: 'Una cocinera revuelve la olla enorme del comedor y dos chicos esperan con su plato.',
    hotspot: { x: 0.5, y: 0.4 },
  },
  'campaign-07': {
    file: 'campaigns/campaign-07.webp',
    alt: 'Una mamá y su hijo saludan desde la ventanilla del micro que los lleva al hospital.',
    hotspot: { x: 0.5, y: 0.42 },
  },
  'campaign-08': {
    file: 'campaigns/campaign-08.webp',
    alt: 'Una banda ensaya para grabar su disco: una cantante, un guitarrista y una baterista.',
    hotspot: { x: 0.45, y: 0.42 },
  },
  'campaign-09': {
    file: 'campaigns/campaign-09.webp',
    alt: 'Dos albañiles levantan ladrillo por ladrillo la pared de una casa después de la inundación.',
    hotspot: { x: 0.45, y: 0.45 },
  },
  'campaign-10': {
    file: 'campaigns/campaign-10.webp',
    alt: 'Tres jugadoras de un equipo de fútbol femenino, con la pelota y el bolso listos para viajar.',
    hotspot: { x: 0.5, y: 0.38 },
  },
  'campaign-11': {
    file: 'campaigns/campaign-11.webp',
    alt: 'Un abuelo y una nena juegan al ajedrez en una mesa de plaza, concentrados.',
    hotspot: { x: 0.5, y: 0.45 },
  },
  'campaign-12': {
    file: 'campaigns/campaign-12.webp',
    alt: 'Un panadero saca panes con la pala de un horno a leña recién construido.',
    hotspot: { x: 0.4, y: 0.42 },
  },
  'campaign-13': {
    file: 'campaigns/campaign-13.webp',
    alt: 'Dos costureras trabajan con la máquina de coser y rollos de tela en el taller del barrio.',
    hotspot: { x: 0.45, y: 0.42 },
  },
  'campaign-14': {
    file: 'campaigns/campaign-14.webp',
    alt: 'Vecinos riegan y cosechan tomates y zapallos en los canteros de una huerta comunitaria.',
    hotspot: { x: 0.45, y: 0.42 },
  },
} as const satisfies Record<string, CataloguePicture>

export const people = {
  'hero-people': {
    file: 'people/hero-people.webp',
    alt: 'Cinco personas de distintas edades levantan talonarios de rifa y muestran la app en el celular.',
    hotspot: { x: 0.5, y: 0.4 },
  },
  'investors-people-1': {
    file: 'people/investors-people-1.webp',
    alt: 'Una mujer de traje muestra en su celular cómo crece una campaña y un hombre mayor la escucha.',
    hotspot: { x: 0.5, y: 0.4 },
  },
  'investors-people-2': {
    file: 'people/investors-people-2.webp',
    alt: 'Tres personas pegan números de rifa en un gran mapa del sur de América.',
    hotspot: { x: 0.5, y: 0.45 },
  },
  'about-team': {
    file: 'people/about-team.webp',
    alt: 'El equipo alrededor de una mesa con mate, papeles de rifa, una computadora y un afiche a medio pintar.',
    hotspot: { x: 0.5, y: 0.4 },
  },
  'testimonial-1': {
    file: 'testimonials/testimonial-1.webp',
    alt: 'Retrato de una mujer de pelo enrulado y aros grandes, sonriendo.',
  },
  'testimonial-2': {
    file: 'testimonials/testimonial-2.webp',
    alt: 'Retrato de un hombre mayor de bigote blanco y boina.',
  },
  'testimonial-3': {
    file: 'testimonials/testimonial-3.webp',
    alt: 'Retrato de una chica con anteojos y flequillo, riéndose.',
  },
  'testimonial-4': {
    file: 'testimonials/testimonial-4.webp',
    alt: 'Retrato de un hombre joven de barba y gorra.',
  },
  'testimonial-5': {
    file: 'testimonials/testimonial-5.webp',
    alt: 'Retrato de una señora de rodete canoso y collar de cuentas.',
  },
  'testimonial-6': {
    file: 'testimonials/testimonial-6.webp',
    alt: 'Retrato de una mujer de trenzas largas con la camiseta de su equipo.',
  },
  'team-1': {
    file: 'team/team-1.webp',
    alt: 'Retrato dibujado de una mujer de pelo largo y ondulado, con saco naranja.',
    hotspot: { x: 0.5, y: 0.45 },
  },
  'team-2': {
    file: 'team/team-2.webp',
    alt: 'Retrato dibujado de un hombre de barba, anteojos redondos y buzo con capucha.',
    hotspot: { x: 0.5, y: 0.45 },
  },
  'team-3': {
    file: 'team/team-3.webp',
    alt: 'Retrato dibujado de una mujer de pelo corto rojizo y enterito, con pecas.',
    hotspot: { x: 0.5, y: 0.45 },
  },
  'team-4': {
    file: 'team/team-4.webp',
    alt: 'Retrato dibujado de un hombre mayor, calvo y de bigote, con chaleco.',
    hotspot: { x: 0.5, y: 0.45 },
  },
  'team-5': {
    file: 'team/team-5.webp',
    alt: 'Retrato dibujado de una mujer de pelo afro y aros grandes, riéndose.',
    hotspot: { x: 0.5, y: 0.45 },
  },
  'team-6': {
    file: 'team/team-6.webp',
    alt: 'Retrato dibujado de un hombre canoso de anteojos, con saco y camisa.',
    hotspot: { x: 0.5, y: 0.45 },
  },
  'team-7': {
    file: 'team/team-7.webp',
    alt: 'Retrato dibujado de una mujer con cola de caballo y polera oscura.',
    hotspot: { x: 0.5, y: 0.45 },
  },
} as const satisfies Record<string, CataloguePicture>

export const flood = {
  'flood-neighbours': {
    file: 'flood/flood-neighbours.webp',
    alt: 'Una calle inundada de Bahía Blanca: vecinos con el agua a la cintura cargan con esfuerzo un colchón y un perro, y un bote lleva a una familia.',
    hotspot: { x: 0.5, y: 0.5 },
  },
  'flood-kitchen': {
    file: 'flood/flood-kitchen.webp',
    alt: 'Voluntarias sirven comida caliente y arman bolsones en un centro de evacuados.',
    hotspot: { x: 0.45, y: 0.42 },
  },
  'flood-help': {
    file: 'flood/flood-help.webp',
    alt: 'Un hombre joven y una vecina sacan barro de una casa con palas y secadores; en la pared quedó la marca del agua.',
    hotspot: { x: 0.45, y: 0.45 },
  },
} as const satisfies Record<string, CataloguePicture>

export const explainers = {
  prizes: {
    file: 'explainers/prizes.webp',
    alt: 'Una bicicleta con un moño gigante, arriba de un podio con el número ganador.',
    hotspot: { x: 0.5, y: 0.45 },
  },
  bonds: {
    file: 'explainers/bonds.webp',
    alt: 'Una mano arranca un bono contribución de su talón por la línea de puntos.',
    hotspot: { x: 0.5, y: 0.5 },
  },
  rewards: {
    file: 'explainers/rewards.webp',
    alt: 'Una embajadora con medalla y capa levanta el brazo sobre una escalera de puntos.',
    hotspot: { x: 0.5, y: 0.4 },
  },
  raffles: {
    file: 'explainers/raffles.webp',
    alt: 'Una mujer saca un número del bolillero mientras vuelan los talones de la rifa.',
    hotspot: { x: 0.5, y: 0.45 },
  },
} as const satisfies Record<string, CataloguePicture>

export const features = {
  'feature-1': {
    file: 'features/feature-1.webp',
    alt: 'Una mano sostiene un celular y otra completa el formulario de una campaña nueva.',
  },
  'feature-2': {
    file: 'features/feature-2.webp',
    alt: 'Un celular muestra un código QR del que salen globos de mensaje hacia tres personas.',
  },
  'feature-3': {
    file: 'features/feature-3.webp',
    alt: 'Un dedo elige el número 27 en una grilla de números de rifa.',
  },
  'feature-4': {
    file: 'features/feature-4.webp',
    alt: 'Un bolillero transparente con bolillas numeradas y un ojo atento que mira el sorteo.',
  },
  'feature-5': {
    file: 'features/feature-5.webp',
    alt: 'Monedas y billetes caen dentro de una alcancía con forma de casa.',
  },
  'feature-6': {
    file: 'features/feature-6.webp',
    alt: 'Premios sobre una mesa de kermés: una torta, una canasta, una guitarra y una pelota.',
  },
} as const satisfies Record<string, CataloguePicture>

export const steps = {
  'step-1': {
    file: 'steps/step-1.webp',
    alt: 'Una mano sostiene un celular que está descargando la app.',
  },
  'step-2': {
    file: 'steps/step-2.webp',
    alt: 'Una mujer muestra su documento frente a la cámara del celular para verificar su cuenta.',
  },
  'step-3': {
    file: 'steps/step-3.webp',
    alt: 'Un hombre le saca una foto al frente del club para contar su causa.',
  },
  'step-4': {
    file: 'steps/step-4.webp',
    alt: 'Una mano levanta un sobre de campaña y la otra un talonario de rifa, para elegir.',
  },
  'step-5': {
    file: 'steps/step-5.webp',
    alt: 'Un hombre joven pega en un poste un afiche con el QR de su campaña.',
  },
} as const satisfies Record<string, CataloguePicture>
