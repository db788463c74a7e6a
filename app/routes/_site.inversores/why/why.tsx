import { itemPath, useEditMark } from '~/components/editable'
import { Fold } from '~/components/fold'
import { hasPicture, Picture } from '~/components/picture'
import { ServerHtml } from '~/components/server-html'
import { InvestorSection } from '../investor-section'
import type { InvestorsPage } from '../visible-page'
import './why.css'

type WhyData = NonNullable<InvestorsPage['why']>

/** Reasons to invest, as a poster (INV-10). */
export function Why({ why }: { why: WhyData }) {
  return (
    <InvestorSection name="why" section={why} className="why" columns="why-poster" tone="amarillo">
      <WhyPicture picture={why.picture} />
      <ServerHtml id="razones" data={why.items}>
        {(items) => <Claims items={items} />}
      </ServerHtml>
    </InvestorSection>
  )
}

function WhyPicture({ picture }: Pick<WhyData, 'picture'>) {
  const mark = useEditMark()
  if (!hasPicture(picture)) return null
  return (
    <div className="why-picture" data-parallax="68.75rem" {...mark('picture')}>
      <Picture
        picture={picture}
        sizes="(min-width: 96rem) 37.5rem, (min-width: 64rem) 40vw, (min-width: 48rem) 50vw, 90vw"
      />
    </div>
  )
}

function Claims({ items }: Pick<WhyData, 'items'>) {
  const mark = useEditMark()
  return (
    <ol className="plain-list print-columns why-claims">
      {items.map(({ _key, title, text }, index) => (
        <li
          key={_key}
          className="why-claim paper tone-papel"
          {...mark(itemPath('claims', { _key }))}
        >
          <span className="why-number numeral" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="title title-s">{title}</h3>
          {text ? (
            <Fold title={title}>
              <p>{text}</p>
            </Fold>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
