import { TransferIcon } from '@sanity/icons'
import { defineField, type ValidationContext } from '@sanity/types'
import { getPublishedId } from '#config/delete-documents'
import { API_VERSION } from '#config/client-config'
import { comparedIn } from '../content-check/site-facts'
import { isFields } from '../content-check/walk'
import { hrefField, REQUIRED, switchField } from '../shared/fields'
import {
  checkRedirectSource,
  findRedirectLoop,
  type RedirectEnds,
} from '../shared/validation/redirects'
import { findPageAt } from '../shared/validation/page-address'
import { defineCollection, sortBy } from './define-collection'

/** Reads the other redirects, as drafts where they have one. */
async function fetchOtherRedirects(context: ValidationContext): Promise<RedirectEnds[]> {
  const id = context.document?._id ?? ''
  return context
    .getClient({ apiVersion: API_VERSION })
    .fetch<RedirectEnds[]>(
      '*[_type == "redirect" && _id != $id && defined(from) && defined(to)]{ from, to }',
      { id: getPublishedId(id) },
      { perspective: comparedIn(id, 'drafts' as const) },
    )
}

/** Rejects a redirect from the address of a staff page. */
async function checkNoPage(from: string | undefined, context: ValidationContext) {
  const page = from === undefined ? undefined : await findPageAt(from, context)
  return page === undefined || `En esa ruta está la página ${page.title}: el desvío no funcionaría.`
}

/** Rejects a second redirect from the same path, and a loop. */
async function checkAgainstOthers(value: unknown, context: ValidationContext) {
  if (!isFields(value)) return true
  const { from, to } = value
  if (typeof from !== 'string' || typeof to !== 'string') return true
  const others = await fetchOtherRedirects(context)
  if (others.some((other) => other.from === from)) return `Ya hay otro desvío desde ${from}.`
  const loop = findRedirectLoop({ from, to }, others)
  return loop === undefined || `Este desvío da vueltas: ${loop.join(' → ')}.`
}

/** An old address and its new one. */
export const redirect = defineCollection({
  name: 'redirect',
  title: 'Desvío',
  section: 'ajustes',
  listTitle: 'Desvíos',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Desde',
      type: 'string',
      description: 'La ruta vieja, por ejemplo: /como-funciona.',
      validation: (rule) => [
        rule.required().error(REQUIRED),
        rule.custom(checkRedirectSource).error(),
        rule.custom(checkNoPage).error(),
      ],
    }),
    hrefField('to', 'Hacia'),
    switchField('permanent', 'Permanente', {
      description: 'Los navegadores y buscadores recuerdan los permanentes: no hay vuelta atrás.',
    }),
  ],
  validation: (rule) => rule.custom(checkAgainstOthers).error(),
  orderings: [sortBy('from', 'Desde')],
  preview: { title: 'from', subtitle: 'to' },
})
