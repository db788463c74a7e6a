import { renderToStaticMarkup } from 'react-dom/server'
import { ImageSourceProvider } from '~/components/image-source'
import { Picture } from '~/components/picture'
import type { ImageSource } from '~/sanity/image-url'
import type { SampleCampaignsQueryResult } from '~/sanity/types.generated'
import base from '../../styles/base.css?inline'
import fonts from '../../styles/fonts.css?inline'
import tokens from '../../styles/tokens.css?inline'
import styles from './sample-page.css?inline'

interface SamplePageProps extends Pick<SampleCampaignsQueryResult, 'labels'> {
  campaign: SampleCampaignsQueryResult['campaigns'][number]
  images: ImageSource
}

/** Renders the document of a campaign’s sample page; empty parts are left out (CMS-08). */
export function renderSamplePage(props: SamplePageProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<SamplePage {...props} />)}`
}

function SamplePage({ campaign, labels, images }: SamplePageProps) {
  const { title, summary, goal, picture } = campaign
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{[title, labels?.sampleMark].filter(Boolean).join(' | ')}</title>
        <style dangerouslySetInnerHTML={{ __html: `${tokens}${fonts}${base}${styles}` }} />
      </head>
      <body>
        <main>
          {labels?.sampleMark ? <p className="mark">{labels.sampleMark}</p> : null}
          <ImageSourceProvider value={images}>
            <Picture picture={picture} aspect={3 / 2} sizes="100vw" />
          </ImageSourceProvider>
          <div className="words">
            {title ? <h1>{title}</h1> : null}
            {goal ? <p className="goal">{goal}</p> : null}
            {summary ? <p>{summary}</p> : null}
            {labels?.sampleText ? <p className="note">{labels.sampleText}</p> : null}
          </div>
        </main>
      </body>
    </html>
  )
}
