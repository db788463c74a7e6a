import { Breadcrumbs } from '~/components/breadcrumbs'
import { SearchBox } from '~/components/search-box'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { SearchPageQueryResult } from '~/sanity/types.generated'
import type { TextPart } from '~/services/search/excerpt'
import type { Hit, SearchAnswer } from '~/services/search/search-index.server'
import { WordLinks } from './word-links'
import '~/components/page-opening.css'

const QUERY = '{query}'

type Page = NonNullable<SearchPageQueryResult>

interface ResultsProps {
  page: Page
  query: string
  answer: SearchAnswer
}

/** The hits of a query, or similar words (SEEK-01). Session recordings mask the typed query. */
export function Results({ page, query, answer }: ResultsProps) {
  const { nothing, results } = page
  const { hits, count, words, similar } = answer
  const title = count > 0 ? results?.heading : nothing?.heading
  return (
    <>
      <header className="page-opening tone-amarillo search-opening">
        <div className="wrap page-opening-words">
          <Breadcrumbs current={page.title} />
          <h1 className="title" data-private="">
            <Heading text={title} query={query} />
          </h1>
          {count > 0 ? (
            <CountLine results={results} answer={answer} />
          ) : (
            <>
              {nothing?.text ? <p className="lead">{nothing.text}</p> : null}
              {words.length > 0 && nothing?.words ? (
                <p data-private="">
                  {fillPlaceholders(nothing.words, { words: words.join(', ') })}
                </p>
              ) : null}
            </>
          )}
          <SearchBox query={query} />
        </div>
      </header>
      {count > 0 ? (
        <ol className="wrap plain-list search-hits" data-private="">
          {hits.map((hit) => (
            <SearchHit key={hit.id} hit={hit} kinds={page.kinds} />
          ))}
        </ol>
      ) : (
        <div className="wrap search-similar">
          <WordLinks title={nothing?.similarTitle} words={similar} />
        </div>
      )}
    </>
  )
}

/** A headline with the query in place of its placeholder. */
function Heading({ text, query }: { text: string | null | undefined; query: string }) {
  const [before, after] = (text ?? '').split(QUERY)
  return (
    <>
      {before}
      <em>{query}</em>
      {after}
    </>
  )
}

function CountLine({ results, answer }: { results: Page['results']; answer: SearchAnswer }) {
  const { hits, count, isPartial } = answer
  const words = hits.length < count ? results?.limited : count === 1 ? results?.one : results?.many
  return (
    <div className="lead">
      <p>{fillPlaceholders(words, { count, shown: hits.length })}</p>
      {isPartial && results?.partial ? <p>{results.partial}</p> : null}
    </div>
  )
}

/** Its link loads a new document, so that the browser opens the answer of a question. */
function SearchHit({ hit, kinds }: { hit: Hit; kinds: Page['kinds'] }) {
  const { kind, page, href, title, excerpt } = hit
  const where = kind === 'page' ? [kinds?.page] : [kinds?.[kind], page]
  return (
    <li className="search-hit">
      <p className="small search-hit-kind">{where.filter(Boolean).join(' · ')}</p>
      <h2 className="title title-s">
        <a href={href}>
          <Marked parts={title} />
        </a>
      </h2>
      {excerpt.length > 0 ? (
        <p>
          <Marked parts={excerpt} />
        </p>
      ) : null}
    </li>
  )
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
