import type { GroqCase } from './groq-case'

/** Functions of arrays, strings, numbers and conditions. */
export const functions: readonly GroqCase[] = [
  {
    title: 'coalesce returns the first value that is not null',
    query: '[coalesce(null, nothing, false, 1), coalesce(nothing, "b"), coalesce(null)]',
    expected: [false, 'b', null],
  },
  {
    title: 'select returns the first value whose condition is true',
    query: '[select(false => 1, null => 2, true => 3, 4), select(1 => 1, 5), select(false => 1)]',
    expected: [3, 5, null],
  },
  {
    title: 'select by fields',
    query:
      '*[_type == "campaign"] | order(_id) {"s": select(raised >= goal => "full", raised > 0 => "begun", "new")}.s',
    expected: ['full', 'new', 'begun'],
  },
  {
    title: 'defined is false only for null',
    query: '[defined(null), defined(nothing), defined(false), defined(""), defined([])]',
    expected: [false, false, true, true, true],
  },
  {
    title: 'a stored null is not defined',
    query: '*[_type == "person" && !defined(age)]._id',
    expected: ['carla'],
  },
  {
    title: 'count of other values than arrays is null',
    query: '[count([1, null]), count([]), count("abc"), count({}), count(null)]',
    expected: [2, 0, null, null, null],
  },
  {
    title: 'count for each document',
    query: '*[_type == "campaign"] | order(_id) {"n": count(rewards[stock > 0])}.n',
    expected: [null, null, 1],
  },
  {
    title: 'length of strings and arrays',
    query: '[length("año"), length("😀"), length([1, 2]), length(5), length(null)]',
    expected: [3, 1, 2, null, null],
  },
  {
    title: 'lower and upper',
    query: '[lower("ÁB"), upper("ñu"), string::lower("AB"), string::upper("ab"), lower(null)]',
    expected: ['áb', 'ÑU', 'ab', 'AB', null],
  },
  {
    title: 'string() of scalars and other values',
    query:
      '[string(1.5), string(true), string("a"), string(dateTime("2024-05-01T02:00:00+02:00")), string([]), string(null)]',
    expected: ['1.5', 'true', 'a', '2024-05-01T00:00:00Z', null, null],
  },
  {
    title: 'round to integers and to digits',
    query:
      '[round(1.4), round(2.5), round(-1.5), round(3.14159, 2), round(5, 1), round("1"), round(1, "a")]',
    expected: [1, 3, -2, 3.14, 5, null, null],
  },
  {
    title: 'string::split',
    query:
      '[string::split("a,b,", ","), string::split("año", ""), string::split(1, ","), string::split("a", null)]',
    expected: [['a', 'b', ''], ['a', 'ñ', 'o'], null, null],
  },
  {
    title: 'string::startsWith',
    query:
      '[string::startsWith("abc", "ab"), string::startsWith("abc", "bc"), string::startsWith("abc", ""), string::startsWith(1, "1")]',
    expected: [true, false, true, null],
  },
  {
    title: 'documents whose id starts with a string',
    query: '*[string::startsWith(_id, "versions.summer.")] | order(_id) ._id',
    perspective: 'raw',
    expected: ['versions.summer.fair', 'versions.summer.school'],
  },
  {
    title: 'array::join',
    query:
      '[array::join(["a", 1, true], "-"), array::join([], ","), array::join(["a", null], ","), array::join([["a"]], ","), array::join("a", ",")]',
    expected: ['a-1-true', '', null, null, null],
  },
  {
    title: 'array::compact',
    query: '[array::compact([1, null, false, ""]), array::compact([null]), array::compact(5)]',
    expected: [[1, false, ''], [], null],
  },
  {
    title: 'array::unique',
    query:
      '[array::unique([1, 2, 1, "1", true, true]), array::unique([[1], [1]]), array::unique([{}, {}]), array::unique(null)]',
    expected: [[1, 2, '1', true], [[1], [1]], [{}, {}], null],
  },
  {
    title: 'array::unique keeps one null',
    query:
      '[array::unique(*[_type == "person"].nothing), count(array::unique([null, 1, null, 1]))]',
    expected: [[null], 2],
  },
  {
    title: 'array::unique of fields of documents',
    query: 'array::unique(*[_type == "campaign"].tags[]) | order(@)',
    expected: ['garden', 'health', 'roof', 'school', 'wheels'],
  },
  {
    title: 'array::intersects',
    query:
      '[array::intersects([1, 2], [2, 3]), array::intersects([1], ["1"]), array::intersects([null], [1, null]), array::intersects([], []), array::intersects([[1]], [[1]]), array::intersects(1, [1]), array::intersects([1], null)]',
    expected: [true, false, true, false, false, null, null],
  },
  {
    title: 'array::intersects of datetimes',
    query:
      'array::intersects([dateTime("2024-05-01T02:00:00+02:00")], [dateTime("2024-05-01T00:00:00Z")])',
    expected: true,
  },
  {
    title: 'documents with a common array element',
    query: '*[array::intersects(tags, $tags)] | order(_id) ._id',
    params: { tags: ['roof', 'wheels'] },
    expected: ['clinic', 'school'],
  },
  {
    title: 'math::sum ignores null and is null for other values',
    query: '[math::sum([1, null, 2.5]), math::sum([]), math::sum([1, "2"]), math::sum(1)]',
    expected: [3.5, 0, null, null],
  },
  {
    title: 'math::avg',
    query: '[math::avg([1, null, 2]), math::avg([]), math::avg([null]), math::avg([true])]',
    expected: [1.5, null, null, null],
  },
  {
    title: 'math::min and math::max',
    query: '[math::min([3, null, -1]), math::max([3, 7]), math::min([]), math::max(["a"])]',
    expected: [-1, 7, null, null],
  },
  {
    title: 'math functions over a perspective',
    query: '[math::sum(*[_type == "campaign"].goal), math::max(*[_type == "campaign"].goal)]',
    perspective: ['summer', 'drafts'],
    expected: [8150, 5000],
  },
  {
    title: 'pt::text joins spans, and separates blocks by an empty line',
    query: '*[_id == "school"][0]{"text": pt::text(body)}.text',
    expected: 'The roof leaks.\n\nHelp us.',
  },
  {
    title: 'pt::text of one block and of other values',
    query:
      '*[_id == "clinic"][0]{"a": pt::text(intro), "b": pt::text(title), "c": pt::text(nothing), "d": pt::text({"_type": "divider"})}',
    expected: { a: 'Doctors who travel.', b: null, c: null, d: null },
  },
  {
    title: 'pt::text of blocks without text',
    query:
      '[pt::text([{"_type": "block", "children": []}]), pt::text([{"_type": "image"}]), pt::text([])]',
    expected: ['', null, null],
  },
  {
    title: 'a filter by pt::text',
    query: '*[pt::text(body) match "leak*"]._id',
    expected: ['school'],
  },
  {
    title: 'functions by their full names',
    query: '[global::count([1]), global::lower("A"), global::coalesce(null, 1)]',
    expected: [1, 'a', 1],
  },
]
