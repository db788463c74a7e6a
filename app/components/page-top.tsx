import { LineLink } from './button-link'
import { useSite } from './site-context'
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
            <LineLink link={banner.link} className="emergency-link" />
          </p>
        </div>
      ) : null}
    </>
  )
}
