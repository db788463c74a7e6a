/** Texts of 'Ayuda' around the pages of the guide. */
export const helpTexts = {
  title: 'Ayuda',
  loading: 'Abriendo la guía…',
  pages: 'Páginas de la guía',
  all: 'Todas las páginas',
  order: 'Página anterior y siguiente',
  previous: (title: string) => `Anterior: ${title}`,
  next: (title: string) => `Siguiente: ${title}`,
} as const
