import { Picture } from '~/components/picture'
import { hasHead, Section, SectionHead } from '~/components/section'
import { SmartLink } from '~/components/smart-link'
import { useStores } from '~/components/store-context'
import type { Device } from '~/lib/links/device'
import type { BlockOf } from '~/sanity/block-types'
import './app-downloads.css'

type Store = BlockOf<'appDownloads'>['android']

/**
 * Download buttons with QR codes (HOME-04). The addresses of the stores are in the settings; the
 * store of the visitor's device comes first (HOME-07).
 */
export function AppDownloads({ block }: { block: BlockOf<'appDownloads'> }) {
  const { device, links } = useStores()
  if (!hasHead(block) && !block.android && !block.ios) return null
  const android = (
    <StoreTicket key="android" device="android" store={block.android} href={links?.android} />
  )
  const ios = <StoreTicket key="ios" device="ios" store={block.ios} href={links?.ios} />
  return (
    <Section block={block} className="app-downloads" tone="verde">
      <div className="wrap app-downloads-columns">
        <div className="app-downloads-words">
          <SectionHead block={block} />
          <ul className="plain-list app-downloads-stores">
            {device === 'ios' ? [ios, android] : [android, ios]}
          </ul>
          {block.scanHint ? <p className="small app-downloads-scan">{block.scanHint}</p> : null}
          {block.note ? <p className="small">{block.note}</p> : null}
        </div>
        <Picture
          picture={block.picture}
          className="app-downloads-picture"
          sizes="(min-width: 56rem) 26rem, (min-width: 30rem) 20rem, 67vw"
        />
      </div>
    </Section>
  )
}

interface StoreTicketProps {
  device: Exclude<Device, 'other'>
  store: Store
  href: string | null | undefined
}

function StoreTicket({ device, store, href }: StoreTicketProps) {
  if (!store?.label || !href) return null
  return (
    <li className="app-downloads-item">
      <SmartLink href={href} className="app-downloads-store ticket-ground">
        <span className="small">{store.label}</span>
        <span className="title title-m">{store.store}</span>
      </SmartLink>
      {store.qrAlt ? (
        <figure className="app-downloads-code">
          <img
            src={`/qr/?store=${device}`}
            alt={store.qrAlt}
            width="164"
            height="164"
            loading="lazy"
          />
          <figcaption className="small">{store.qrCaption}</figcaption>
        </figure>
      ) : null}
    </li>
  )
}
