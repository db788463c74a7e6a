import type { Page } from 'playwright/test'

export const X_SCRIPT = 'https://platform.twitter.com/widgets.js'
const X_FRAME = 'https://platform.twitter.com/embed/1'
const networks =
  /^https:\/\/(www\.instagram\.com|connect\.facebook\.net|platform\.twitter\.com|www\.tiktok\.com)\//

/** Does what the network's script does for a post: puts its frame in and gives it a height. */
const standInForX = `window.twttr = { widgets: { createTweet(id, element) {
  const frame = document.createElement('iframe')
  frame.src = '${X_FRAME}#' + id
  frame.title = 'Original ' + id
  frame.style.height = '0'
  frame.onload = () => { frame.style.height = '420px' }
  element.append(frame)
} } }`

/** What the browser says of a network that the stand-in refuses. */
export const REFUSAL = 'ERR_BLOCKED_BY_CLIENT'

const campaigns = /^https:\/\/app\.yapa\.example\//

/** An answer that is a page. */
const html = (body: string) => ({ contentType: 'text/html; charset=utf-8', body })

/** Answers for the networks: X shows its posts, the others refuse; every request is written down. */
export async function standInForNetworks(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(networks, async (route) => {
    const url = route.request().url()
    asked.push(url)
    if (url === X_SCRIPT) {
      await route.fulfill({ contentType: 'text/javascript', body: standInForX })
    } else if (url.startsWith(X_FRAME)) await route.fulfill(html('<p>La original'))
    else await route.abort('blockedbyclient')
  })
  return asked
}

/** Answers for the site of the campaigns; every request is written down. */
export async function standInForCampaigns(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(campaigns, (route) => {
    asked.push(route.request().url())
    return route.fulfill(html('<h1>Una campaña</h1>'))
  })
  return asked
}
