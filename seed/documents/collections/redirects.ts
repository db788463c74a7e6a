import type { Redirect } from '#app/sanity/types.generated'
import type { SeedOf } from '../../authoring/document'

/** Short addresses for posters; editors may change them. */
export const redirects: SeedOf<Redirect>[] = [
  {
    _id: 'redirect-investors',
    _type: 'redirect',
    from: '/investors',
    to: '/inversores',
    permanent: false,
  },
  {
    _id: 'redirect-ayuda',
    _type: 'redirect',
    from: '/ayuda',
    to: '/sosBahia/help',
    permanent: false,
  },
  {
    _id: 'redirect-como-donar',
    _type: 'redirect',
    from: '/como-donar',
    to: '/sosBahia/donate',
    permanent: false,
  },
]
