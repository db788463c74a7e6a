import { useSite } from './site-context'
import { SmartLink } from './smart-link'
import './page-top.css'

/** The start of every header: the skip link and, when staff enable it, the emergency notice. */
export function PageTop() {
  const { navigation, settings } = useSite()
  const banner = settings?.emergencyBanner
  return (
    <>
      {navigation?.labels?.skipLink ? (
        <a className="skip-link visually-hidden" href="#contenido">
          {navigation.labels.skipLink}
        </a>
      ) : null}
      {banner?.enabled === true && banner.text ? (
        <div className="emergency-banner">
          <p className="wrap">
            <strong>{banner.text}</strong>
            {banner.link?.label ? (
              <SmartLink href={banner.link.href} openInNewTab={banner.link.openInNewTab}>
                {banner.link.label}
              </SmartLink>
            ) : null}
          </p>
        </div>
      ) : null}
    </>
  )
}
