import type { GroqCase } from './groq-case'

/** Parsing, comparison and arithmetic of datetimes. */
export const datetimes: readonly GroqCase[] = [
  {
    title: 'dateTime parses RFC 3339 and returns UTC',
    query:
      '[dateTime("2024-05-01T02:00:00+02:00"), dateTime("2024-05-01T00:00:00.250Z"), dateTime(dateTime("2024-05-01T00:00:00Z"))]',
    expected: ['2024-05-01T00:00:00Z', '2024-05-01T00:00:00.250Z', '2024-05-01T00:00:00Z'],
  },
  {
    title: 'dateTime of an invalid value is null',
    query: '[dateTime("2024-05-01"), dateTime("soon"), dateTime(5), dateTime(null)]',
    expected: [null, null, null, null],
  },
  {
    title: 'datetimes are compared as instants',
    query:
      '[dateTime("2024-05-01T02:00:00+02:00") == dateTime("2024-05-01T00:00:00Z"), dateTime("2024-05-01T01:00:00+02:00") < dateTime("2024-05-01T00:00:00Z")]',
    expected: [true, true],
  },
  {
    title: 'a datetime and a string are not comparable',
    query:
      '[dateTime("2024-05-01T00:00:00Z") > "2024", dateTime("2024-05-01T00:00:00Z") == "2024-05-01T00:00:00Z"]',
    expected: [null, false],
  },
  {
    title: 'seconds can be added and subtracted',
    query: '[dateTime("2024-02-28T23:59:59Z") + 1.5, dateTime("2024-03-01T00:00:00Z") - 86400]',
    expected: ['2024-02-29T00:00:00.500Z', '2024-02-29T00:00:00Z'],
  },
  {
    title: 'the difference of two datetimes is in seconds',
    query: 'dateTime("2024-05-01T00:01:00Z") - dateTime("2024-05-01T00:00:00.500Z")',
    expected: 59.5,
  },
  {
    title: 'the sum of two datetimes is null',
    query: 'dateTime("2024-05-01T00:00:00Z") + dateTime("2024-05-01T00:00:00Z")',
    expected: null,
  },
  {
    title: 'a filter by month',
    query: '*[dateTime(startsAt) >= dateTime($from) && dateTime(startsAt) < dateTime($to)]._id',
    params: { from: '2024-01-01T00:00:00Z', to: '2024-02-01T00:00:00Z' },
    expected: ['clinic'],
  },
  {
    title: 'descending order by datetime starts with null',
    query: '*[_type == "campaign"] | order(dateTime(startsAt) desc) [1..2]._id',
    expected: ['school', 'clinic'],
  },
  {
    title: 'now() is a string and constant within a query',
    query: '[now() == now(), dateTime(now()) == dateTime::now(), now() + "" == now()]',
    expected: [true, true, true],
  },
  {
    title: 'documents updated within the last hour',
    query: 'count(*[_type == "campaign" && dateTime(_updatedAt) > dateTime(now()) - 3600])',
    expected: 3,
  },
]
