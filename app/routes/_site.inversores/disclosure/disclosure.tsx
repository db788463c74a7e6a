import { SampleMark } from '~/components/sample-mark'
import { ServerHtml } from '~/components/server-html'
import { InvestorSection } from '../investor-section'
import type { InvestorsPage } from '../visible-page'
import { Parts } from './parts'
import './disclosure.css'

interface DisclosureProps {
  disclosure: NonNullable<InvestorsPage['disclosure']>
  /** Title of the risk notice above. */
  riskTitle: string | null | undefined
}

/** What an investor can check, part by part (CLAIM-01). */
export function Disclosure({ disclosure, riskTitle }: DisclosureProps) {
  const { parts, sampleMark } = disclosure
  return (
    <InvestorSection
      name="disclosure"
      section={disclosure}
      className="disclosure"
      columns="disclosure-parts"
      openingClass="disclosure-head"
      opening={<SampleMark text={sampleMark} />}
    >
      <ServerHtml id="comprobantes" data={parts}>
        {(shown) => <Parts parts={shown} riskTitle={riskTitle} mark={sampleMark} />}
      </ServerHtml>
    </InvestorSection>
  )
}
