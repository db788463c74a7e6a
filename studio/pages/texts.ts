/** Texts of the actions of 'Página' (PAGE-01). */
export const texts = {
  header: 'Hay enlaces a esta página',
  linksOne: 'Un documento enlaza a {path}:',
  linksMany: '{count} documentos enlazan a {path}:',
  consequence:
    'Si seguís, quien toque esos enlaces va a ver que la página no existe. Podés cambiarlos antes, o crear un desvío en Ajustes → Desvíos.',
  failed:
    'No se pudo revisar qué documentos enlazan a {path}. Podés seguir igual, o probar en un momento.',
  cancel: 'Cancelar',
  proceed: 'Seguir igual',
} as const
