import { SmartLink } from '~/components/smart-link'
import { withoutHidden } from '~/lib/text/hidden-index'
import { omitMissing } from '~/lib/text/omit-missing'
import type { SearchPageQueryResult } from '~/sanity/types.generated'
import { WordLinks } from './word-links'

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
            {links.map(({ _key, label, href, openInNewTab }) => (
              <li key={_key}>
                <SmartLink
                  href={href}
                  openInNewTab={openInNewTab}
                  className="bare-link search-link"
                >
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
