import { useLocation } from '@remix-run/react'
import { canonicalPath } from '~/lib/links/page-paths'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { useSite } from './site-context'

/**
 * The end of a printed page: brand, address of the page with its QR code, legal line (PRINT-01).
 * Screens never show it; the browser loads the code when the page is printed.
 */
export function PrintEnd({ siteUrl }: { siteUrl: string }) {
  const { pathname } = useLocation()
  const { settings, footer, labels } = useSite()
  const path = canonicalPath(pathname)
  const address = labels?.print?.address
  return (
    <div className="print-end" hidden>
      <img src={`/qr${path}`} alt="" width="132" height="132" loading="lazy" />
      <div>
        <p>
          <strong>{settings?.brandName}</strong>
        </p>
        {address ? (
          <p>{fillPlaceholders(address, { address: new URL(path, siteUrl).href })}</p>
        ) : null}
        {footer?.legalLine ? <p>{footer.legalLine}</p> : null}
      </div>
    </div>
  )
}
