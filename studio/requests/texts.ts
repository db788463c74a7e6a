import { type TranslateFunction, useNamespaceTranslate } from '../components/texts'
import { REQUEST_NAMESPACE, type requestTexts } from '../spanish'

/** Key of a text of 'Solicitudes' in spanish.ts. */
export type TextKey = keyof typeof requestTexts

export type Translate = TranslateFunction<TextKey>

export const useTranslate = () => useNamespaceTranslate<TextKey>(REQUEST_NAMESPACE)
