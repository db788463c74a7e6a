import type { ReactNode } from 'react'
import { UpdateList } from '~/components/campaign-updates'
import { EditableField, itemPath, useEditMark } from '~/components/editable'
import { Fold } from '~/components/fold'
import { SampleMark } from '~/components/sample-mark'
import { FigureList } from '../figures/figure-list'
import type { InvestorsPage } from '../visible-page'
import { Company } from './company'
import { Shares } from './shares'

type PartsData = NonNullable<InvestorsPage['disclosure']>['parts']

interface PartsProps {
  parts: PartsData
  /** Title of the risk notice above. */
  riskTitle: string | null | undefined
  /** The stamp of invented facts. */
  mark: string | null
}

/** What can be checked, each part with its title; empty parts do not show. */
export function Parts({ parts, riskTitle, mark }: PartsProps) {
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
