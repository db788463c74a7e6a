import { fieldMark } from '~/components/editable'
import { SampleMark } from '~/components/sample-mark'
import { HeadedSection } from '~/components/section'
import { SmartLink } from '~/components/smart-link'
import { issuePath } from '~/lib/links/issue-path'
import { omitMissing } from '~/lib/text/omit-missing'
import { formatDate } from '~/lib/text/dates'
import type { BlockOf } from '~/sanity/block-types'
import './newsletter-issues.css'

type Issue = NonNullable<BlockOf<'newsletterIssues'>['issues']>[number]

/** The archive of the newsletter, newest first (NEWS-06). */
export function NewsletterIssues({ block }: { block: BlockOf<'newsletterIssues'> }) {
  const issues = omitMissing(block.issues).filter(({ slug }) => issuePath(slug))
  if (issues.length === 0 && !block.emptyText) return null
  return (
    <HeadedSection block={block} className="newsletter-issues">
      {issues.length === 0 ? (
        <p>{block.emptyText}</p>
      ) : (
        <ol className="plain-list ruled-list newsletter-issues-list">
          {issues.map((issue) => (
            <IssueItem key={issue._id} issue={issue} />
          ))}
        </ol>
      )}
      {block.feedLabel ? (
        <p>
          <a className="arrow-link" href="/boletin.xml">
            {block.feedLabel}
          </a>
        </p>
      ) : null}
    </HeadedSection>
  )
}

function IssueItem({ issue }: { issue: Issue }) {
  const { title, lead, date, slug, sampleMark } = issue
  return (
    <li className="newsletter-issue">
      {date ? (
        <time className="newsletter-issue-date" dateTime={date} {...fieldMark(issue, 'date')}>
          {formatDate(date)}
        </time>
      ) : null}
      <div className="item-words">
        <h3 className="title title-s">
          <SmartLink href={issuePath(slug)}>{title}</SmartLink>
        </h3>
        {lead ? <p>{lead}</p> : null}
        <SampleMark text={sampleMark} />
      </div>
    </li>
  )
}
