import { SmartLink } from '~/components/smart-link'
import type { SearchPageQueryResult } from '~/sanity/types.generated'
import { WordLinks } from './word-links'

interface SuggestionsProps {
  suggestions: NonNullable<SearchPageQueryResult>['suggestions']
  /** Proposed words, each of which finds something. */
  words: readonly string[]
}

/** Words to search and pages to visit, for who has not searched or found anything. */
export function Suggestions({ suggestions, words }: SuggestionsProps) {
  if (!suggestions) return null
  const { wordsTitle, pagesTitle, links } = suggestions
  return (
    <div className="wrap search-suggestions">
      <WordLinks title={wordsTitle} words={words} />
      {links && links.length > 0 ? (
        <section>
          <h2 className="title title-m">{pagesTitle}</h2>
          <ul className="plain-list search-links">
            {links.map(({ _key, label, href, openInNewTab }) => (
              <li key={_key}>
                <SmartLink href={href} openInNewTab={openInNewTab} className="search-link">
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
