import { LineLink } from '~/components/button-link'
import { withoutHidden } from '~/lib/text/hidden-index'
import { omitMissing } from '~/lib/text/omit-missing'
import type { SearchPageQueryResult } from '~/sanity/types.generated'
import { searchHref } from '~/services/search/query'

interface SuggestionsProps {
  suggestions: NonNullable<SearchPageQueryResult>['suggestions']
  /** The suggested words that have results. */
  words: readonly string[]
}

/** Suggested words and pages, for visitors without a query or without results. */
export function Suggestions({ suggestions, words }: SuggestionsProps) {
  if (!suggestions) return null
  const { words: known, wordsTitle, pagesTitle, links } = suggestions
  return (
    <div className="wrap search-suggestions">
      <WordLinks
        title={wordsTitle}
        words={omitMissing(known).filter((word) => words.includes(withoutHidden(word)))}
      />
      {links && links.length > 0 ? (
        <section>
          <h2 className="title title-m">{pagesTitle}</h2>
          <ul className="plain-list search-links">
            {links.map((link) => (
              <li key={link._key}>
                <LineLink link={link} className="bare-link search-link" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

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
