import { AccentTitle } from '~/components/accent-title'
import { itemPath, useEditMark } from '~/components/editable'
import { hasPicture, Picture } from '~/components/picture'
import { RichText } from '~/components/rich-text'
import { ServerHtml } from '~/components/server-html'
import type { InvestorsPage } from '../visible-page'
import './text-blocks.css'

type TextBlocksData = NonNullable<InvestorsPage['textBlocks']>
type TextBlock = TextBlocksData['items'][number]

/** Texts with a screenshot each (INV-01). */
export function TextBlocks({ textBlocks }: { textBlocks: TextBlocksData }) {
  return (
    <div className="wrap text-blocks">
      <ServerHtml id="textos" data={textBlocks.items}>
        {(blocks) =>
          blocks.map((block, index) => (
            <TextBlockSheet key={block._key} block={block} isOnTicket={index % 2 === 0} />
          ))
        }
      </ServerHtml>
    </div>
  )
}

function TextBlockSheet({ block, isOnTicket }: { block: TextBlock; isOnTicket: boolean }) {
  const mark = useEditMark()
  const path = itemPath('textBlocks', block)
  return (
    <section
      className={`text-block${isOnTicket ? ' ticket-ground tone-amarillo' : ''}`}
      {...mark(path)}
    >
      <div className="text-block-words">
        <AccentTitle value={block.title} level={2} size="m" />
        <RichText value={block.text} />
      </div>
      {hasPicture(block.picture) ? (
        <div className="text-block-phone" data-parallax="64rem" {...mark(`${path}.picture`)}>
          <Picture
            picture={block.picture}
            sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 27vw, 8rem"
          />
        </div>
      ) : null}
    </section>
  )
}
