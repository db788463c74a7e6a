import { Blocks } from '~/blocks'
import type { GeneralPageQueryResult } from '~/sanity/types.generated'
import { formatDate } from '~/lib/text/dates'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { getContents, PageContents } from './page-contents'
import { PageOpening } from '~/components/page-opening'
import type { Crumb } from '~/services/seo/structured-data'
import { RichText } from '~/components/rich-text'
import { HeadedSection, type Tone } from '~/components/section'
import './content-page.css'

type Page = NonNullable<GeneralPageQueryResult>

interface ContentPageProps {
  page: Page
  tone: Tone
  /** Pages between the home page and this one. */
  parents: readonly Crumb[]
}

/** A general page or an issue of the newsletter: its opening and its blocks. The styles of a front page are in front-page.css. */
export function ContentPage({ page, tone, parents }: ContentPageProps) {
  const isFrontPage = page.layout === 'frontPage'
  return (
    <article className={isFrontPage ? 'content-page front-page' : 'content-page'}>
      <PageOpening page={page} tone={tone} parents={parents}>
        {page.layout === null ? <DateStamp page={page} /> : null}
      </PageOpening>
      <Blocks blocks={page.body} />
    </article>
  )
}

/** The date of a long text, or of an issue, which has no layout. */
function DateStamp({ page: { updatedOn, updatedLabel } }: Pick<ContentPageProps, 'page'>) {
  if (!updatedOn || !updatedLabel) return null
  return (
    <p className="stamp">
      <time dateTime={updatedOn}>
        {fillPlaceholders(updatedLabel, { date: formatDate(updatedOn) })}
      </time>
    </p>
  )
}

/** A section after the blocks, from another field. */
interface Appendix extends NonNullable<Page['measurement']> {
  anchor: string
}

interface LongTextPageProps extends ContentPageProps {
  appendix: Appendix | null
}

/** A long text, with its date, the notice of a pending legal review, and a table of contents. */
export function LongTextPage({ page, tone, parents, appendix }: LongTextPageProps) {
  const { title, body, counselNotice, showsCounselNotice } = page
  const contents = getContents(body)
  if (appendix?.title) contents.push({ text: appendix.title, href: `#${appendix.anchor}` })
  return (
    <article className="content-page long-text">
      <PageOpening page={page} tone={tone} parents={parents}>
        <DateStamp page={page} />
      </PageOpening>
      <div className="wrap long-text-columns">
        <PageContents label={title} entries={contents} />
        <div className="long-text-body">
          {counselNotice && counselNotice.length > 0 ? (
            <div
              className={`counsel-notice${showsCounselNotice ? '' : ' counsel-notice-staff'}`}
              role="note"
            >
              <RichText value={counselNotice} />
            </div>
          ) : null}
          <Blocks blocks={body} />
          {appendix ? <AppendixSection appendix={appendix} /> : null}
        </div>
      </div>
    </article>
  )
}

function AppendixSection({ appendix }: { appendix: Appendix }) {
  const { anchor, title, text } = appendix
  if (!text || text.length === 0) return null
  const block = { _key: anchor, anchor, title: [{ children: [{ text: title }] }] }
  return (
    <HeadedSection block={block} className="long-text-appendix">
      <RichText value={text} />
    </HeadedSection>
  )
}
