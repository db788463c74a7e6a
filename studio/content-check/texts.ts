import { type TranslateFunction, useNamespaceTranslate } from '../components/texts'
import { CHECK_NAMESPACE, type checkTexts } from './check-texts'

/** Key of a text of 'Revisión' in check-texts.ts. */
export type TextKey = keyof typeof checkTexts

export type Translate = TranslateFunction<TextKey>

export const useTranslate = () => useNamespaceTranslate<TextKey>(CHECK_NAMESPACE)
