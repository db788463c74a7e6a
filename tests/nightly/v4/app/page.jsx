import { defineQuery } from 'next-sanity'
import { sanityFetch } from './sanity'

const query = defineQuery('*[_type == "post"] | order(slug) {slug, title}')

export default async function Page() {
  const { data } = await sanityFetch({ query })
  return (
    <ul>
      {data.map(({ slug, title }) => (
        <li key={slug}>{title}</li>
      ))}
    </ul>
  )
}
