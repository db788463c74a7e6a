import { searchHref } from '~/services/search/query'

interface WordLinksProps {
  title: string | null | undefined
  words: readonly string[]
}

/** Words as links to their results. */
export function WordLinks({ title, words }: WordLinksProps) {
  if (words.length === 0) return null
  return (
    <section>
      <h2 className="title title-m">{title}</h2>
      <ul className="plain-list buttons search-words">
        {words.map((word) => (
          <li key={word}>
            <a href={searchHref(word)} className="button">
              {word}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
