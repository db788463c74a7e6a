import { Breadcrumbs } from '~/components/breadcrumbs'
import { Picture } from '~/components/picture'
import { SearchBox } from '~/components/search-box'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { SearchPageQueryResult } from '~/sanity/types.generated'
import type { TextPart } from '~/services/search/excerpt'
import type { EntryKind } from '~/services/search/entry'
import type { Hit, SearchAnswer } from '~/services/search/search-index.server'
import { WordLinks } from './suggestions'
import '~/components/page-opening.css'

const QUERY = '{query}'

type Page = NonNullable<SearchPageQueryResult>

/** The drawers of hits, with the kinds of each. */
const GROUPS: { name: keyof NonNullable<Page['groups']>; tone: string; kinds: EntryKind[] }[] = [
  { name: 'pages', tone: 'papel-2', kinds: ['page', 'section', 'campaign'] },
  { name: 'questions', tone: 'rosa', kinds: ['question'] },
  { name: 'resources', tone: 'celeste', kinds: ['resource'] },
]

interface ResultsProps {
  page: Page
  query: string
  answer: SearchAnswer
}

/** The hits of a query, or similar words (SEEK-01). Session recordings mask the typed query. */
export function Results({ page, query, answer }: ResultsProps) {
  const { nothing, results } = page
  const { hits, count, words, similar } = answer
  const [best, ...others] = hits
  const title = count > 0 ? results?.heading : nothing?.heading
  return (
    <>
      <header className="page-opening backed tone-amarillo search-opening">
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
        <div className="wrap search-hits" data-private="">
          {best ? (
            <div className="search-best tone-tinta">
              <Picture
                picture={answer.picture}
                decorative
                aspect={3 / 2}
                loading="eager"
                sizes="(min-width: 48rem) 40vw, 90vw"
              />
              <div className="search-hit paper tone-papel">
                <HitText hit={best} kinds={page.kinds} level="h2" />
              </div>
            </div>
          ) : null}
          {GROUPS.map((group) => (
            <Drawer key={group.name} {...group} hits={others} page={page} />
          ))}
        </div>
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

interface DrawerProps {
  name: keyof NonNullable<Page['groups']>
  tone: string
  kinds: readonly EntryKind[]
  hits: readonly Hit[]
  page: Page
}

/** The hits of some kinds as index cards; null without any. */
function Drawer({ name, tone, kinds, hits, page }: DrawerProps) {
  const cards = hits.filter(({ kind }) => kinds.includes(kind))
  if (cards.length === 0) return null
  const title = page.groups?.[name]
  return (
    <section className={`search-drawer tone-${tone}`}>
      {title ? <h2 className="title title-s">{title}</h2> : null}
      <ol className="plain-list search-cards">
        {cards.map((hit) => (
          <li key={hit.id} className="search-hit paper tone-papel">
            <HitText hit={hit} kinds={page.kinds} level="h3" />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface HitTextProps {
  hit: Hit
  kinds: Page['kinds']
  level: 'h2' | 'h3'
}

/** Its link loads a new document, so that the browser opens the answer of a question. */
function HitText({ hit, kinds, level: Title }: HitTextProps) {
  const { kind, page, href, title, excerpt } = hit
  const where = kind === 'page' ? [kinds?.page] : [kinds?.[kind], page]
  return (
    <>
      <p className="small search-hit-kind">{where.filter(Boolean).join(' · ')}</p>
      <Title className="title title-s">
        <a href={href} className="bare-link">
          <Marked parts={title} />
        </a>
      </Title>
      {excerpt.length > 0 ? (
        <p>
          <Marked parts={excerpt} />
        </p>
      ) : null}
    </>
  )
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
