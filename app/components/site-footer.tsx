import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { withoutHidden } from '~/lib/text/hidden-index'
import { ButtonLink } from './button-link'
import { useConsent } from './consent'
import { useSite } from './site-context'
import { NewsletterForm, type NewsletterFormProps } from './site-footer-newsletter'
import { SmartLink } from './smart-link'
import { SocialIcon } from './social-icon'
import { useStores } from './store-context'
import './site-footer.css'

/** The footer of every page: links, newsletter, app downloads and the brand. */
export function SiteFooter({ newsletter }: { newsletter: NewsletterFormProps }) {
  const { settings, footer } = useSite()
  if (!footer) return null
  return (
    <footer
      className="site-footer paper tone-tinta"
      aria-label={footer.labels?.footer ?? undefined}
    >
      <NewsletterForm {...newsletter} />
      <div className="wrap site-footer-columns">
        {footer.linkColumns?.map(({ _key, title, links }) => (
          <div key={_key} className="site-footer-column">
            <h2 className="title title-s">{title}</h2>
            <ul className="plain-list">
              {links?.map((link) => (
                <li key={link._key}>
                  <SmartLink
                    href={link.href}
                    openInNewTab={link.openInNewTab}
                    className="bare-link tap-link site-footer-link"
                  >
                    {link.label}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <DownloadAndSocial />
      </div>
      <div className="wrap site-footer-end small">
        <p>
          {fillPlaceholders(
            footer.copyrightText,
            footer.copyrightYear ? { year: footer.copyrightYear } : {},
          )}
        </p>
        {footer.legalLine ? <p>{footer.legalLine}</p> : null}
        <ConsentReopen />
      </div>
      <BrandLine name={settings?.brandName} />
    </footer>
  )
}

/** The name as decoration, hidden from screen readers; it fills the width of the page. */
function BrandLine({ name }: { name: string | null | undefined }) {
  if (!name) return null
  return (
    <div
      className="display site-footer-brand"
      style={{ '--letters': withoutHidden(name).length }}
      aria-hidden="true"
    >
      {name}
    </div>
  )
}

function DownloadAndSocial() {
  const { settings, footer } = useSite()
  return (
    <div className="site-footer-column">
      <h2 className="title title-s">{footer?.download?.title}</h2>
      <DownloadButtons />
      {settings?.socialLinks && settings.socialLinks.length > 0 ? (
        <nav className="site-footer-social" aria-label={footer?.labels?.social ?? undefined}>
          <ul className="plain-list">
            {settings.socialLinks.map(({ _key, platform, url, label }) => (
              <li key={_key}>
                <SmartLink href={url} label={label ?? undefined} className="site-footer-network">
                  <SocialIcon platform={platform} />
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

/**
 * A button for the store of the visitor's device (HOME-07). Other devices get a link to the home
 * page's download section or, without that section, a button per store.
 */
function DownloadButtons() {
  const { footer, downloads } = useSite()
  const downloadsAnchor = downloads?.[0]?.anchor
  const { device, links, deviceLink } = useStores()
  const { androidLabel, iosLabel, otherLabel } = footer?.download ?? {}
  const toAndroid = { label: androidLabel, href: links?.android }
  const toIos = { label: iosLabel, href: links?.ios }
  const toBoth = { label: otherLabel, href: `/#${downloadsAnchor}` }
  const buttons = () => {
    if (deviceLink !== undefined) return [device === 'ios' ? toIos : toAndroid]
    return downloadsAnchor && otherLabel ? [toBoth] : [toAndroid, toIos]
  }
  return (
    <div className="buttons">
      {buttons().map((link) => (
        <ButtonLink key={link.href} link={link} primary />
      ))}
    </div>
  )
}

/** Reopens the notice, so visitors can review and withdraw their choice (ANA-05). */
function ConsentReopen() {
  const { reopenLabel, reopen } = useConsent()
  if (!reopenLabel) return null
  return (
    <button type="button" className="consent-reopen" data-needs-scripts="" onClick={reopen}>
      {reopenLabel}
    </button>
  )
}
