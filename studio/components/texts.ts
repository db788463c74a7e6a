import { useCallback } from 'react'
import { useTranslation } from 'sanity'

/** Returns a text of spanish.ts, with values for its {{placeholders}}. */
export type TranslateFunction<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Returns the function that looks up the texts of a namespace of spanish.ts. */
export function useNamespaceTranslate<Key extends string>(
  namespace: string,
): TranslateFunction<Key> {
  const { t } = useTranslation(namespace)
  return useCallback<TranslateFunction<Key>>((key, values = {}) => t(key, values), [t])
}

/** Texts of the page that replaces a crashed tool. */
export const crashTexts = {
  title: 'Algo falló en esta parte del Studio',
  introduction:
    'Lo que ya estaba guardado no se pierde. Recargá la página para seguir. Si vuelve a pasar, avisale a quien administra el sitio y mostrale este mensaje:',
  reload: 'Recargar la página',
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
