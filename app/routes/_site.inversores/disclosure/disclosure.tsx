import { EditableField } from '~/components/editable'
import { SampleMark } from '~/components/sample-mark'
import { Section, SectionHead } from '~/components/section'
import { ServerHtml } from '~/components/server-html'
import { anchors, type InvestorsPage } from '../visible-page'
import { Parts } from './parts'
import './disclosure.css'

interface DisclosureProps {
  disclosure: NonNullable<InvestorsPage['disclosure']>
  /** Title of the risk notice above. */
  riskTitle: string | null | undefined
}

/** What an investor can check, part by part (CLAIM-01). */
export function Disclosure({ disclosure, riskTitle }: DisclosureProps) {
  const block = { ...disclosure, _key: anchors.disclosure, anchor: anchors.disclosure }
  const { parts, sampleMark } = disclosure
  return (
    <EditableField path="disclosure">
      <Section block={block} className="disclosure" tone="papel">
        <div className="wrap disclosure-parts">
          <div className="disclosure-head">
            <SectionHead block={block} />
            <SampleMark text={sampleMark} />
          </div>
          <ServerHtml id="comprobantes" data={parts}>
            {(shown) => <Parts parts={shown} riskTitle={riskTitle} mark={sampleMark} />}
          </ServerHtml>
        </div>
      </Section>
    </EditableField>
  )
}
