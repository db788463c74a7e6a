import { SmartLink } from '~/components/smart-link'
import { withoutHidden } from '~/lib/text/hidden-index'
import { omitMissing } from '~/lib/text/omit-missing'
import type { SearchPageQueryResult } from '~/sanity/types.generated'
import { WordLinks } from './word-links'

interface SuggestionsProps {
  suggestions: NonNullable<SearchPageQueryResult>['suggestions']
  /** Those of its words that find something. */
  words: readonly string[]
}

/** Words to search and pages to visit, for who has not searched or found anything. */
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
