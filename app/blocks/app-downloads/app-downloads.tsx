import { Picture } from '~/components/picture'
import { QrPicture } from '~/components/qr-code/qr-picture'
import { hasHead, Section, SectionHead } from '~/components/section'
import { SmartLink } from '~/components/smart-link'
import { useStores } from '~/components/store-context'
import type { QrCode } from '~/components/qr-code/qr-code'
import type { BlockOf } from '~/sanity/block-types'
import './app-downloads.css'

type Store = BlockOf<'appDownloads'>['android']

/**
 * Download buttons with QR codes (HOME-04). The addresses of the stores are in the settings; the
 * store of the visitor's device comes first (HOME-07).
 */
export function AppDownloads({ block }: { block: BlockOf<'appDownloads'> }) {
  const { device, codes, links } = useStores()
  if (!hasHead(block) && !block.android && !block.ios) return null
  const android = (
    <StoreTicket key="android" store={block.android} href={links?.android} code={codes.android} />
  )
  const ios = <StoreTicket key="ios" store={block.ios} href={links?.ios} code={codes.ios} />
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
  store: Store
  href: string | null | undefined
  code: QrCode | undefined
}

function StoreTicket({ store, href, code }: StoreTicketProps) {
  if (!store?.label || !href) return null
  return (
    <li className="app-downloads-item">
      <SmartLink href={href} className="app-downloads-store">
        <span className="small">{store.label}</span>
        <span className="title title-m">{store.store}</span>
      </SmartLink>
      {code !== undefined && store.qrAlt ? (
        <figure className="app-downloads-code">
          <QrPicture code={code} label={store.qrAlt} />
          <figcaption className="small">{store.qrCaption}</figcaption>
        </figure>
      ) : null}
    </li>
  )
}
