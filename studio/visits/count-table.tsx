import { Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import { formatCount } from './numbers'
import type { CountLabel } from './texts'

interface CountTableProps {
  /** Titles of the two columns. */
  readonly name: string
  readonly value: string
  readonly rows: readonly (CountLabel & { readonly key: string; readonly count: number })[]
}

/** A table of names and counts. */
export function CountTable({ name, value, rows }: CountTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Text size={0} muted weight="medium">
              {name}
            </Text>
          </th>
          <th scope="col">
            <Text size={0} muted weight="medium" align="right">
              {value}
            </Text>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, note, count }) => (
          <tr key={key}>
            <th scope="row">
              <Stack gap={2}>
                <Text size={1}>{title}</Text>
                {note !== undefined && (
                  <Text size={0} muted>
                    {note}
                  </Text>
                )}
              </Stack>
            </th>
            <td>
              <Text size={1} align="right">
                <TabularNumber>{formatCount(count)}</TabularNumber>
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 0.625rem 0;
    border-bottom: 1px solid var(--card-border-color);
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
  }
  th:first-child {
    padding-inline-end: 1rem;
    overflow-wrap: anywhere;
  }
`

const TabularNumber = styled.span`
  font-variant-numeric: tabular-nums;
`
