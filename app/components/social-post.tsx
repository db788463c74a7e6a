import type { ReactNode } from 'react'
import { formatDate } from '~/lib/text/dates'
import type { PictureData } from '~/sanity/image-url'
import { fieldMark } from './editable'
import { Picture } from './picture'
import { SampleMark } from './sample-mark'
import { SmartLink } from './smart-link'
import { SocialIcon } from './social-icon'
import './social-post.css'

interface SocialPostData {
  platform: string | null
  author: string | null
  text: string | null
  date: string | null
  url: string | null
  /** Label of an invented post, which has no links to the network. */
  sampleMark?: string | null
  picture: PictureData | null
}

interface SocialPostProps {
  post: SocialPostData
  /** Label of the link to the original. */
  linkLabel: string | null | undefined
  /** Load button or loading state of the original, beside its link. */
  status?: ReactNode
  /** The network's embed of the original; it covers the text. */
  children?: ReactNode
}

/** A social media post from the dataset, readable without the network (SOS-02). */
export function SocialPost({ post, linkLabel, status, children }: SocialPostProps) {
  const { platform, author, text, date, url, sampleMark, picture } = post
  const day = date ? formatDate(date) : undefined
  return (
    <div className="social-post paper tone-papel">
      <header className="social-post-head">
        <SocialIcon platform={platform} />
        <strong>{author}</strong>
        {date ? (
          <time dateTime={date} {...fieldMark(post, 'date')}>
            {day}
          </time>
        ) : null}
      </header>
      <div className="social-post-body">
        <div className="social-post-words">
          <Picture
            picture={picture}
            className="social-post-picture"
            aspect={3 / 2}
            sizes="(min-width: 48rem) 40vw, 90vw"
          />
          <p className="social-post-text">{text}</p>
        </div>
        {children}
      </div>
      <footer className="social-post-end">
        <SampleMark text={sampleMark} />
        {linkLabel && url && !sampleMark ? (
          <SmartLink
            href={url}
            openInNewTab
            className="arrow-link"
            label={[linkLabel, author, day].filter(Boolean).join(', ')}
          >
            {linkLabel}
          </SmartLink>
        ) : null}
        {status}
      </footer>
    </div>
  )
}
