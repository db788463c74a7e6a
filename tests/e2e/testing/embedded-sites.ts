import type { SanityClient } from '@sanity/client'
import type { Page } from 'playwright/test'
import { waitForFreshContent } from './fresh-content'
import type { TestInstance } from './test-instance'

export const X_SCRIPT = 'https://platform.twitter.com/widgets.js'
const X_FRAME = 'https://platform.twitter.com/embed/1'
const networks =
  /^https:\/\/(www\.instagram\.com|connect\.facebook\.net|platform\.twitter\.com|www\.tiktok\.com)\//

/** Inserts a frame for a post and sets its height, as the script of X does. */
const fakeTwitter = `window.twttr = { widgets: { createTweet(id, element) {
  const frame = document.createElement('iframe')
  frame.src = '${X_FRAME}#' + id
  frame.title = 'Original ' + id
  frame.style.height = '0'
  frame.onload = () => { frame.style.height = '420px' }
  element.append(frame)
} } }`

/** The browser's error for networks that the fake blocks. */
export const BLOCKED = 'ERR_BLOCKED_BY_CLIENT'

const CAMPAIGNS = 'https://app.yapa.example'

const html = (body: string) => ({ contentType: 'text/html; charset=utf-8', body })

/** X shows its posts, the other networks are blocked. Returns the requested URLs as they come. */
export async function fakeNetworks(page: Page): Promise<string[]> {
  const requestedUrls: string[] = []
  await page.route(networks, async (route) => {
    const url = route.request().url()
    requestedUrls.push(url)
    if (url === X_SCRIPT) {
      await route.fulfill({ contentType: 'text/javascript', body: fakeTwitter })
    } else if (url.startsWith(X_FRAME)) await route.fulfill(html('<p>La original'))
    else await route.abort('blockedbyclient')
  })
  return requestedUrls
}

/** Turns the sample posts of the seed into real ones, which their networks show. */
export async function publishPosts(dataset: SanityClient, instance: TestInstance): Promise<void> {
  const ids = await dataset.fetch<string[]>('*[_type == "socialPost"]._id')
  const transaction = dataset.transaction()
  for (const id of ids) transaction.patch(id, { unset: ['sampleMark'] })
  await waitForFreshContent(instance, transaction)
}

/** Links the three campaigns to pages of another site. */
export async function moveCampaigns(dataset: SanityClient, instance: TestInstance): Promise<void> {
  const ids = await dataset.fetch<string[]>('*[_type == "campaignLink"]._id')
  const transaction = dataset.transaction()
  for (const id of ids) transaction.patch(id, { set: { link: `${CAMPAIGNS}/${id}` } })
  await waitForFreshContent(instance, transaction)
}

/**
 * Stands in for the site of the campaigns. Returns the URLs of the requested pages as they come,
 * without the requests that check whether a page is reachable.
 * @param answer resolves when the site may answer
 */
export async function fakeCampaigns(
  page: Page,
  answer: Promise<void> = Promise.resolve(),
): Promise<string[]> {
  const requestedUrls: string[] = []
  await page.route(`${CAMPAIGNS}/**`, async (route) => {
    if (route.request().method() === 'GET') requestedUrls.push(route.request().url())
    await answer
    await route.fulfill(html('<h1>Una campaña</h1>'))
  })
  return requestedUrls
}

/** The site of the campaigns refuses every connection. Returns the methods of the requests. */
export async function refuseCampaigns(page: Page): Promise<string[]> {
  const methods: string[] = []
  await page.route(`${CAMPAIGNS}/**`, async (route) => {
    methods.push(route.request().method())
    await route.abort('connectionrefused')
  })
  return methods
}
