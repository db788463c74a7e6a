import type { Page } from 'playwright/test'

/** Denies a site the clipboard, as a visitor can in the browser's settings. */
export async function denyClipboard(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  await session.send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting: 'denied',
    origin,
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
  })
}
