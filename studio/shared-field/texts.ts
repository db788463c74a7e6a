import { useNamespaceTranslate } from '../components/texts'

/** Namespace of the texts of fields that several users edit. */
export const SHARED_FIELD_NAMESPACE = 'shared-field'

export const sharedFieldTexts = {
  'edit.anyway': 'Editar igual',
  'writing.many': '{{names}} están escribiendo acá. Cuando salgan del campo, seguís vos.',
  'writing.one': '{{names}} está escribiendo acá. Cuando salga del campo, seguís vos.',
} as const

export const useTranslate = () =>
  useNamespaceTranslate<keyof typeof sharedFieldTexts>(SHARED_FIELD_NAMESPACE)
