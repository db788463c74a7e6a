import type { ComponentProps } from 'react'
import { Blocks } from '~/blocks'
import type { PictureData } from '~/sanity/image-url'
import type { Block } from '~/sanity/block-types'
import { formatDate } from '~/lib/text/dates'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { AccentTitleData } from '~/components/accent-title'
import { getContents, PageContents } from './page-contents'
import { PageOpening } from '~/components/page-opening'
import type { Crumb } from '~/services/seo/structured-data'
import { RichText } from '~/components/rich-text'
import { Section, SectionHead, type Tone } from '~/components/section'
import './content-page.css'

type FormattedText = ComponentProps<typeof RichText>['value']

/** The fields of every general page (RT-02). */
interface Page {
  title: string | null
  heading: AccentTitleData | null
  lead: string | null
  picture: PictureData | null
  body: readonly Block[] | null
}

interface LongText {
  /** Of a legal text that awaits its review. */
  counselNotice?: FormattedText
  /** False: only previews show the notice. */
  showsCounselNotice?: boolean | null
  /** `YYYY-MM-DD` */
  updatedOn: string | null
  /** Contains `{date}`. */
  updatedLabel: string | null
}

/** A section after the blocks, from another field. */
interface Appendix {
  anchor: string
  title: string | null
  text: FormattedText
}

interface ContentPageProps {
  page: Page
  tone: Tone
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[]
  /** Whether the page looks like a newspaper's front page; see front-page.css. */
  isFrontPage?: boolean
}

function openingOf({ title, heading, lead, picture }: Page) {
  return { title, heading, lead, picture }
}

/** A general page: its opening and its blocks. */
export function ContentPage({ page, tone, parents = [], isFrontPage }: ContentPageProps) {
  return (
    <article className={isFrontPage ? 'content-page front-page' : 'content-page'}>
      <PageOpening {...openingOf(page)} tone={tone} parents={parents} />
      <Blocks blocks={page.body} />
    </article>
  )
}

interface LongTextPageProps extends ContentPageProps {
  page: Page & LongText
  appendix?: Appendix | undefined
}

/** A long text, with its date, the notice of a pending legal review, and a table of contents. */
export function LongTextPage({ page, tone, parents = [], appendix }: LongTextPageProps) {
  const { title, body, counselNotice, showsCounselNotice, updatedOn, updatedLabel } = page
  const contents = getContents(body)
  if (appendix?.title) contents.push({ text: appendix.title, href: `#${appendix.anchor}` })
  return (
    <article className="content-page long-text">
      <PageOpening {...openingOf(page)} tone={tone} parents={parents}>
        {updatedOn && updatedLabel ? (
          <p className="stamp">
            <time dateTime={updatedOn}>
              {fillPlaceholders(updatedLabel, { date: formatDate(updatedOn) })}
            </time>
          </p>
        ) : null}
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
    <Section block={block} className="long-text-appendix">
      <div className="wrap">
        <SectionHead block={block} />
        <RichText value={text} />
      </div>
    </Section>
  )
}
