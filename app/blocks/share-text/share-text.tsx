import { CopyButton, CopyButtonsWithoutScripts } from '~/components/copy-button'
import { HeadedSection } from '~/components/section'
import { SmartLink } from '~/components/smart-link'
import type { BlockOf } from '~/sanity/block-types'
import './share-text.css'

/** A text for sharing: visitors copy it, or choose whom to send it to in WhatsApp. */
export function ShareText({ block }: { block: BlockOf<'shareText'> }) {
  const { _key, text, copyLabel, copiedLabel, whatsappLabel } = block
  if (!text?.trim()) return null
  return (
    <HeadedSection block={block} className="share-text" columns="share-text-columns" size="m">
      <div className="share-text-sheet">
        <p className="share-text-words">{text}</p>
        <div className="buttons">
          <CopyButtonsWithoutScripts />
          {copyLabel ? (
            <CopyButton text={text} label={copyLabel} copiedLabel={copiedLabel} source={_key} />
          ) : null}
          {whatsappLabel ? (
            <SmartLink
              href={`https://wa.me/?text=${encodeURIComponent(text)}`}
              openInNewTab
              className="button button-primary"
            >
              {whatsappLabel}
            </SmartLink>
          ) : null}
        </div>
      </div>
    </HeadedSection>
  )
}
