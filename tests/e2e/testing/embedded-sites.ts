import type { Page } from 'playwright/test'

export const X_SCRIPT = 'https://platform.twitter.com/widgets.js'
const X_FRAME = 'https://platform.twitter.com/embed/1'
const networks =
  /^https:\/\/(www\.instagram\.com|connect\.facebook\.net|platform\.twitter\.com|www\.tiktok\.com)\//

/** Inserts a frame for a post and sets its height, as the script of X does. */
const standInForX = `window.twttr = { widgets: { createTweet(id, element) {
  const frame = document.createElement('iframe')
  frame.src = '${X_FRAME}#' + id
  frame.title = 'Original ' + id
  frame.style.height = '0'
  frame.onload = () => { frame.style.height = '420px' }
  element.append(frame)
} } }`

/** The browser's error for networks that the stand-in blocks. */
export const BLOCKED = 'ERR_BLOCKED_BY_CLIENT'

const campaigns = /^https:\/\/app\.yapa\.example\//

const html = (body: string) => ({ contentType: 'text/html; charset=utf-8', body })

/** X shows its posts, the other networks are blocked. Returns the requested URLs as they come. */
export async function standInForNetworks(page: Page): Promise<string[]> {
  const requestedUrls: string[] = []
  await page.route(networks, async (route) => {
    const url = route.request().url()
    requestedUrls.push(url)
    if (url === X_SCRIPT) {
      await route.fulfill({ contentType: 'text/javascript', body: standInForX })
    } else if (url.startsWith(X_FRAME)) await route.fulfill(html('<p>La original'))
    else await route.abort('blockedbyclient')
  })
  return requestedUrls
}

/** Stands in for the site of the campaigns. Returns the requested URLs as they come. */
export async function standInForCampaigns(page: Page): Promise<string[]> {
  const requestedUrls: string[] = []
  await page.route(campaigns, (route) => {
    requestedUrls.push(route.request().url())
    return route.fulfill(html('<h1>Una campaña</h1>'))
  })
  return requestedUrls
}
