import { useImageSource } from '~/components/image-source'
import { Picture } from '~/components/picture'
import { RichText } from '~/components/rich-text'
import { HeadedSection } from '~/components/section'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { withoutHidden } from '~/lib/text/hidden-index'
import type { BlockOf } from '~/sanity/block-types'
import { fileUrl } from '~/sanity/file-url'
import { jpegUrl } from '~/sanity/image-url'
import { videoLinks } from '~/lib/links/video-links'
import './video-section.css'

type Video = BlockOf<'videoSection'>

/** Fits a phone of twice the density. */
const POSTER = { width: 960, height: 540 }

/** React never touches what play-on-click.ts adds. */
const scriptFills = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** A video with its transcript. Nothing of it loads before the visitor plays it. */
export function VideoSection({ block }: { block: Video }) {
  const file = fileUrl(block.file?._id, useImageSource())
  const video = videoLinks(block.url)
  if (file === undefined && video === undefined) return null
  const transcriptLabel = block.labels?.transcript
  return (
    <HeadedSection block={block} className="video-section">
      {video === undefined ? (
        <OwnVideo block={block} file={file} />
      ) : (
        <ServiceVideo block={block} video={video} />
      )}
      {transcriptLabel && block.transcript?.length ? (
        <details className="video-section-transcript">
          <summary className="arrow-link">{transcriptLabel}</summary>
          <RichText value={block.transcript} />
        </details>
      ) : null}
    </HeadedSection>
  )
}

/** An uploaded video, which browsers play without scripts. */
function OwnVideo({ block, file }: { block: Video; file: string | undefined }) {
  const source = useImageSource()
  const captions = fileUrl(block.captions?._id, source)
  const poster = block.picture && source && jpegUrl(block.picture, source, POSTER)
  return (
    <video
      className="video-section-stage"
      src={file}
      poster={poster ?? undefined}
      aria-label={withoutHidden(block.name ?? '')}
      // The assets of a hosted dataset have another origin.
      crossOrigin="anonymous"
      preload="none"
      controls
      playsInline
    >
      {/* Not `default`: browsers would load it with the page. */}
      <track kind="captions" src={captions} srcLang="es" />
    </video>
  )
}

interface ServiceVideoProps {
  block: Video
  video: NonNullable<ReturnType<typeof videoLinks>>
}

/**
 * A video of another site: its picture is a link, and play-on-click.ts shows the player in its
 * place. It does so only if the page says to whom a visit then becomes known (ANA-05).
 */
function ServiceVideo({ block, video }: ServiceVideoProps) {
  const { play, notice } = block.labels ?? {}
  const name = block.name ?? ''
  return (
    <div className="video-section-player">
      <a
        href={video.page}
        rel="noopener noreferrer"
        className="video-section-facade"
        data-video={notice ? video.player : undefined}
        data-title={withoutHidden(name)}
      >
        <Picture
          picture={block.picture}
          className="video-section-stage"
          aspect={16 / 9}
          sizes="(min-width: 96rem) 84rem, 92vw"
        />
        <span className="button button-primary">
          {play ? fillPlaceholders(play, { title: name }) : name}
        </span>
      </a>
      <div className="video-section-frame" {...scriptFills} />
      {notice ? (
        <p className="small">{fillPlaceholders(notice, { service: video.service })}</p>
      ) : null}
    </div>
  )
}
