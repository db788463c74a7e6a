/** Pictures that newspapers may print, in the formats that they use. */
export const pressPictures = {
  'yapa-barrio': { file: 'press/yapa-barrio.jpg' },
  'yapa-equipo': { file: 'press/yapa-equipo.jpg' },
  'yapa-pantallas': { file: 'press/yapa-pantallas.jpg' },
  'yapa-logo': { file: 'press/yapa-logo.png' },
} as const
