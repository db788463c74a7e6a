import { ErrorOutlineIcon, WarningOutlineIcon } from '@sanity/icons'
import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { pathToString } from 'sanity'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { FIELD_PARAM } from '../components/use-field-from-address'
import { DocumentCard } from './document-card'
import type { DocumentReport, ReportedFinding } from './document-report'
import { t } from './texts'

/** The findings of each document; a click opens the field. */
export function FindingList({ reports }: { readonly reports: readonly DocumentReport[] }) {
  return (
    <Stack gap={4}>
      {reports.map((report) => (
        <DocumentFindings key={report.id} report={report} />
      ))}
    </Stack>
  )
}

function DocumentFindings({ report }: { readonly report: DocumentReport }) {
  const { title, isDraft, findings } = report
  return (
    <DocumentCard
      title={
        <Heading as="h2" size={1}>
          {title}
        </Heading>
      }
      isDraft={isDraft}
      testId="checked-document"
    >
      <Rows>
        {findings.map((finding, index) => (
          // A document can have one finding twice, in two items without a key.
          <FindingRow key={index} finding={finding} report={report} />
        ))}
      </Rows>
    </DocumentCard>
  )
}

interface FindingRowProps {
  readonly finding: ReportedFinding
  readonly report: DocumentReport
}

function FindingRow({ finding, report }: FindingRowProps) {
  const { level, path, message } = finding
  const { id, type, perspective } = report
  const field = finding.field === '' ? t('finding.wholeDocument') : finding.field
  const isError = level === 'error'
  return (
    <li>
      <RowLink
        intent="edit"
        params={{
          id,
          type,
          mode: 'structure',
          ...(path.length > 0 && { [FIELD_PARAM]: pathToString(path) }),
        }}
        {...(perspective !== undefined && { searchParams: [['perspective', perspective]] })}
      >
        <Card tone={isError ? 'critical' : 'caution'} padding={3}>
          <Flex gap={3} align="flex-start">
            <Text size={2} aria-label={t(isError ? 'finding.error' : 'finding.warning')} role="img">
              {isError ? <ErrorOutlineIcon /> : <WarningOutlineIcon />}
            </Text>
            <Stack gap={2} flex={1}>
              <Text size={1} weight="medium">
                {field}
              </Text>
              <Text size={1}>{message}</Text>
            </Stack>
          </Flex>
        </Card>
      </RowLink>
    </li>
  )
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-top: 1px solid var(--card-border-color);
  }
`

const RowLink = styled(IntentLink)`
  display: block;
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }
`
