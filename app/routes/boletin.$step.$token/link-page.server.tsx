import { renderToStaticMarkup } from 'react-dom/server'
import type { NewsletterTextsQueryResult } from '~/sanity/types.generated'
import type { LinkedStep } from '~/services/newsletter/signup-link.server'
import base from '../../styles/base.css?inline'
import fonts from '../../styles/fonts.css?inline'
import parts from '../../styles/parts.css?inline'
import tokens from '../../styles/tokens.css?inline'
import styles from './link-page.css?inline'

/** `open`: the button waits. `done`: it was pressed. `invalid`: the link does not work. */
export type LinkState = 'open' | 'done' | 'invalid'

interface LinkPageProps extends NewsletterTextsQueryResult {
  step: LinkedStep | undefined
  state: LinkState
}

/**
 * Renders the page of a newsletter link (NEWS-05). It has no scripts, so nothing measures it, and it
 * loads nothing from other sites. Empty parts are left out (CMS-08).
 */
export function renderLinkPage(props: LinkPageProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<LinkPage {...props} />)}`
}

function LinkPage({ brand, texts, step, state }: LinkPageProps) {
  const page = step === 'confirm' ? texts?.confirmPage : texts?.leavePage
  const done = { title: page?.doneTitle, text: page?.doneText }
  const words = state === 'invalid' ? texts?.invalidPage : state === 'done' ? done : page
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{[words?.title, brand].filter(Boolean).join(' · ')}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: `${tokens}${fonts}${base}${parts}${styles}` }} />
      </head>
      <body className="tone-papel-2">
        <main className="link-page" data-state={state}>
          {brand ? <p className="link-page-brand">{brand}</p> : null}
          <div className="link-page-ticket ticket-ground">
            {words?.title ? <h1 className="title title-m">{words.title}</h1> : null}
            {words?.text ? <p className="link-page-text">{words.text}</p> : null}
            {state === 'open' && page?.button ? (
              <form method="post">
                <button className="button" type="submit">
                  {page.button}
                </button>
              </form>
            ) : null}
          </div>
          {texts?.homeLabel ? (
            <a className="arrow-link" href="/">
              {texts.homeLabel}
            </a>
          ) : null}
        </main>
      </body>
    </html>
  )
}
