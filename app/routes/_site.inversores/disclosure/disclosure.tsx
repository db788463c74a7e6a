import type { ReactNode } from 'react'
import { LineLink } from '~/components/button-link'
import { UpdateList } from '~/components/campaign-updates'
import { EditableField, itemPath, useEditMark } from '~/components/editable'
import { Fold } from '~/components/fold'
import { SampleMark } from '~/components/sample-mark'
import { ServerHtml } from '~/components/server-html'
import { useSite } from '~/components/site-context'
import type { VisibleFigure } from '~/lib/text/figures'
import { readShares } from '#config/shares'
import { FigureList, formatSource } from '../figures/figure-list'
import { InvestorSection } from '../investor-section'
import type { InvestorsPage } from '../visible-page'
import './disclosure.css'

type DisclosureData = NonNullable<InvestorsPage['disclosure']>
type PartsData = DisclosureData['parts']

interface DisclosureProps {
  disclosure: DisclosureData
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

interface PartsProps {
  parts: PartsData
  /** Title of the risk notice above. */
  riskTitle: string | null | undefined
  /** The stamp of invented facts. */
  mark: string | null
}

/** What can be checked, each part with its title; empty parts do not show. */
function Parts({ parts, riskTitle, mark }: PartsProps) {
  const { company, funds, safe, capTable, rounds, risks, updates, questions } = parts
  return (
    <>
      <Part name="company" part={company} mark={mark}>
        {(part) => <Company company={part} isSample={Boolean(mark)} />}
      </Part>
      <Part name="funds" part={funds} mark={mark}>
        {({ figures }) => <Shares figures={figures} riskTitle={riskTitle} />}
      </Part>
      <Part name="safe" part={safe}>
        {({ items }) => <Points items={items} list="ol" />}
      </Part>
      <Part name="capTable" part={capTable} mark={mark}>
        {({ figures }) => <Shares figures={figures} riskTitle={riskTitle} />}
      </Part>
      <Part name="rounds" part={rounds} mark={mark}>
        {({ figures }) => <FigureList figures={figures} field="figures" riskTitle={riskTitle} />}
      </Part>
      <Part name="risks" part={risks}>
        {({ items }) => <Points items={items} />}
      </Part>
      <Part name="updates" part={updates} mark={mark}>
        {({ items }) => <UpdateList updates={items} />}
      </Part>
      <Part name="questions" part={questions}>
        {({ items }) => <Points items={items} />}
      </Part>
    </>
  )
}

interface PartProps<Data> {
  name: keyof PartsData
  /** Null for an empty part, which does not show (CMS-08). */
  part: Data | null
  mark?: string | null
  children: (part: Data) => ReactNode
}

function Part<Data extends { title: string | null }>(props: PartProps<Data>) {
  const { name, part, mark, children } = props
  const edit = useEditMark()
  if (part === null) return null
  return (
    <EditableField path={name}>
      <article className={`evidence evidence-${name} paper tone-papel-2`} {...edit(name)}>
        <h3 className="title title-s">{part.title}</h3>
        <Fold title={part.title}>
          {children(part)}
          <SampleMark text={mark} />
        </Fold>
      </article>
    </EditableField>
  )
}

interface PointsProps {
  items: NonNullable<PartsData['risks']>['items']
  list?: 'ol' | 'ul'
}

function Points({ items, list: List = 'ul' }: PointsProps) {
  const mark = useEditMark()
  return (
    <List className="plain-list evidence-points">
      {items.map(({ _key, title, text }) => (
        <li key={_key} {...mark(itemPath('items', { _key }))}>
          <h4>{title}</h4>
          {text ? <p>{text}</p> : null}
        </li>
      ))}
    </List>
  )
}

interface CompanyProps {
  company: NonNullable<PartsData['company']>
  /** True when its facts are invented: no registry knows them. */
  isSample: boolean
}

/** The company and its officers, and where to check them (CLAIM-01). */
function Company({ company, isSample }: CompanyProps) {
  const { labels, legalName, registration, address, officers, registry } = company
  return (
    <>
      <dl className="company-facts">
        <Fact label={labels?.legalName}>{legalName}</Fact>
        <Fact label={labels?.registration}>{registration}</Fact>
        <Fact label={labels?.address}>{address}</Fact>
        <Fact label={labels?.officers}>
          {officers?.map(({ _key, title, text }) => (
            <span key={_key}>{[title, text].filter(Boolean).join(', ')}</span>
          ))}
        </Fact>
      </dl>
      {isSample ? null : <LineLink link={registry} />}
    </>
  )
}

/** A fact with its label; null without either (CMS-08). */
function Fact({ label, children }: { label: string | null | undefined; children: ReactNode }) {
  const isEmpty = !children || (Array.isArray(children) && children.length === 0)
  if (!label || isEmpty) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface SharesProps {
  figures: readonly VisibleFigure[]
  riskTitle: string | null | undefined
}

/**
 * The parts of a whole, each as large as its percentage (CLAIM-01). Without valid figures for the
 * whole, or with a projection, they are a plain list.
 */
function Shares({ figures, riskTitle }: SharesProps) {
  const mark = useEditMark()
  const template = useSite().labels?.figures?.source
  const facts = figures.flatMap((figure) =>
    figure.kind === 'figure' && !figure.isProjection ? [figure] : [],
  )
  const shares = readShares(facts.map(({ value }) => value))
  if (facts.length < figures.length || shares === undefined) {
    return <FigureList figures={figures} field="figures" riskTitle={riskTitle} />
  }
  const sources = new Set(facts.flatMap((fact) => formatSource(fact, template) ?? []))
  return (
    <>
      <ul className="plain-list perforated shares">
        {facts.map((fact, index) => (
          <li
            key={fact._key}
            style={{ '--share': shares[index] ?? 0 }}
            {...mark(itemPath('figures', fact))}
          >
            <span className="share-value title">{fact.value}</span> <span>{fact.label}</span>
          </li>
        ))}
      </ul>
      {[...sources].map((source) => (
        <p key={source} className="figure-source">
          {source}
        </p>
      ))}
    </>
  )
}
