import type { Redirect } from '#app/sanity/types.generated'
import { type SeedOf, typed } from '../../authoring/document'

/** Short addresses for posters; editors may change them. */
export const redirects: SeedOf<Redirect>[] = typed('redirect', [
  {
    _id: 'redirect-investors',
    from: '/investors',
    to: '/inversores',
    permanent: false,
  },
  {
    _id: 'redirect-ayuda',
    from: '/ayuda',
    to: '/sosBahia/help',
    permanent: false,
  },
  {
    _id: 'redirect-como-donar',
    from: '/como-donar',
    to: '/sosBahia/donate',
    permanent: false,
  },
])
