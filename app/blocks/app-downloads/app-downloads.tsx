import { Picture } from '~/components/picture'
import { hasHead, Section, SectionHead } from '~/components/section'
import { useSite } from '~/components/site-context'
import { SmartLink } from '~/components/smart-link'
import type { BlockOf } from '../types'
import './app-downloads.css'

type Store = BlockOf<'appDownloads'>['android']

/** Where to get the app; the addresses of the stores are in the settings (HOME-04). */
export function AppDownloads({ block }: { block: BlockOf<'appDownloads'> }) {
  const { settings } = useSite()
  if (!hasHead(block) && !block.android && !block.ios) return null
  return (
    <Section block={block} className="app-downloads" tone="verde">
      <div className="wrap app-downloads-columns">
        <div className="app-downloads-words">
          <SectionHead block={block} />
          <ul className="plain-list app-downloads-stores">
            <StoreTicket store={block.android} href={settings?.storeLinks?.android} />
            <StoreTicket store={block.ios} href={settings?.storeLinks?.ios} />
          </ul>
          {block.note ? <p className="small">{block.note}</p> : null}
        </div>
        <Picture
          picture={block.picture}
          className="app-downloads-picture"
          sizes="(min-width: 64rem) 26rem, 70vw"
        />
      </div>
    </Section>
  )
}

function StoreTicket({ store, href }: { store: Store; href: string | null | undefined }) {
  if (!store?.label || !href) return null
  return (
    <li>
      <SmartLink href={href} className="app-downloads-store">
        <span className="small">{store.label}</span>
        <span className="title title-m">{store.store}</span>
      </SmartLink>
    </li>
  )
}
