import type { Redirect } from '#app/sanity/types.generated'
import type { SeedOf } from '../../authoring/document'

const targets = {
  investors: '/inversores',
  ayuda: '/sosBahia/help',
  'como-donar': '/sosBahia/donate',
}

/** Short addresses for posters; editors may change them. */
export const redirects: SeedOf<Redirect>[] = Object.entries(targets).map(([name, to]) => ({
  _id: `redirect-${name}`,
  _type: 'redirect',
  from: `/${name}`,
  to,
  permanent: false,
}))
