/** Returns a text with values for its {{placeholders}}. */
export type TranslateFunction<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** `pages` for the two texts `pages.one` and `pages.many`. */
type CountedKey<Key extends string> = Key extends `${infer Name}.one` ? Name : never

/**
 * Makes the function that returns the texts of a screen, which are Spanish in every language. The value
 * `count` selects one of two texts.
 */
export function createTranslate<Key extends string>(
  texts: Readonly<Record<Key, string>>,
): TranslateFunction<Key | CountedKey<Key>> {
  const all: Readonly<Record<string, string>> = texts
  return (key, values = {}) => {
    const text = all[key] ?? all[`${key}.${values.count === 1 ? 'one' : 'many'}`] ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  }
}

/** Texts of the page that replaces a crashed tool. */
export const crashTexts = {
  title: 'Algo falló en esta parte del Studio',
  introduction:
    'Lo que ya estaba guardado no se pierde. Recargá la página para seguir. Si vuelve a pasar, avisale a quien administra el sitio y mostrale este mensaje:',
  reload: 'Recargar la página',
} as const

/** Texts of everything that is read from the dataset. */
export const statusTexts = {
  retry: 'Reintentar',
} as const

/** Texts of every form. */
export const formTexts = {
  jumpList: 'Ir a un campo',
} as const

/** Texts of the card that undoes a change of several documents. */
export const undoTexts = {
  action: 'Deshacer',
  changed:
    'No se deshizo nada: alguien cambió o publicó estos documentos después. Volvé atrás cada uno desde su historial.',
  done: 'Todo volvió a como estaba.',
  failed: 'No se pudo deshacer. Probá de nuevo en un momento.',
} as const

/** Texts of 'Vista previa'. */
export const previewTexts = {
  form: 'Formulario',
  label: 'Qué se ve',
  page: 'Página',
} as const
