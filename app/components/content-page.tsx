import type { ComponentProps } from 'react'
import { Blocks } from '~/blocks'
import type { Block } from '~/blocks/types'
import { readableDate } from '~/lib/dates'
import { fill } from '~/lib/fill'
import { contentsOf } from '~/lib/page-contents'
import type { AccentTitleData } from './accent-title'
import { PageContents } from './page-contents'
import { PageOpening } from './page-opening'
import { RichText } from './rich-text'
import { Section, SectionHead, type Tone } from './section'
import './content-page.css'

type FormattedText = ComponentProps<typeof RichText>['value']

/** What every page of general content holds (RT-02). */
interface Page {
  title: string | null
  heading: AccentTitleData | null
  lead: string | null
  body: readonly Block[] | null
}

interface Legal {
  counselNotice: FormattedText
  /** `YYYY-MM-DD` */
  updatedOn: string | null
  /** Words with a place for `{date}`. */
  updatedLabel: string | null
}

/** The last part of a text, from another field than its blocks. */
interface Appendix {
  anchor: string
  title: string | null
  text: FormattedText
}

interface ContentPageProps {
  page: Page
  tone: Tone
}

/** A page of general content: its opening on coloured paper, and its blocks. */
export function ContentPage({ page, tone }: ContentPageProps) {
  return (
    <article className="content-page">
      <PageOpening title={page.title} heading={page.heading} lead={page.lead} tone={tone} />
      <Blocks blocks={page.body} />
    </article>
  )
}

interface LongTextPageProps extends ContentPageProps {
  page: Page & Legal
  appendix?: Appendix | undefined
}

/**
 * The same for a legal text: dated, with the notice that counsel must review it, and its table of
 * contents beside it.
 */
export function LongTextPage({ page, tone, appendix }: LongTextPageProps) {
  const { title, heading, lead, body, counselNotice, updatedOn, updatedLabel } = page
  const contents = contentsOf(body)
  if (appendix?.title) contents.push({ text: appendix.title, href: `#${appendix.anchor}` })
  return (
    <article className="content-page long-text">
      <PageOpening title={title} heading={heading} lead={lead} tone={tone}>
        {updatedOn && updatedLabel ? (
          <p className="stamp">
            <time dateTime={updatedOn}>
              {fill(updatedLabel, { date: readableDate(updatedOn) })}
            </time>
          </p>
        ) : null}
      </PageOpening>
      <div className="wrap long-text-columns">
        <PageContents label={title} entries={contents} />
        <div className="long-text-body">
          {counselNotice && counselNotice.length > 0 ? (
            <div className="counsel-notice" role="note">
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
