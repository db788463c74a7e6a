/** A value of EXIF: text, a number, or several numbers. */
type Value = string | number | readonly number[]

type Tags = Readonly<Record<string, Value>>

/** The parts of EXIF under which image metadata keeps it. */
export interface Exif {
  /** Of the file: maker, model, software. */
  readonly image: Tags
  /** Of the exposure. */
  readonly photo: Tags
  /** In degrees, and metres above the sea; `undefined` when the picture says nothing of it. */
  readonly location: { lat: number; lng: number; alt?: number } | undefined
}

const imageTags: Readonly<Record<number, string>> = {
  0x010e: 'ImageDescription',
  0x010f: 'Make',
  0x0110: 'Model',
  0x0112: 'Orientation',
  0x011a: 'XResolution',
  0x011b: 'YResolution',
  0x0128: 'ResolutionUnit',
  0x0131: 'Software',
  0x0132: 'ModifyDate',
  0x013b: 'Artist',
  0x8298: 'Copyright',
}

const photoTags: Readonly<Record<number, string>> = {
  0x829a: 'ExposureTime',
  0x829d: 'FNumber',
  0x8822: 'ExposureProgram',
  0x8827: 'ISO',
  0x9003: 'DateTimeOriginal',
  0x9004: 'DateTimeDigitized',
  0x9201: 'ShutterSpeedValue',
  0x9202: 'ApertureValue',
  0x9203: 'BrightnessValue',
  0x9204: 'ExposureBiasValue',
  0x9205: 'MaxApertureValue',
  0x9206: 'SubjectDistance',
  0x9207: 'MeteringMode',
  0x9208: 'LightSource',
  0x9209: 'Flash',
  0x920a: 'FocalLength',
  0xa001: 'ColorSpace',
  0xa002: 'PixelXDimension',
  0xa003: 'PixelYDimension',
  0xa402: 'ExposureMode',
  0xa403: 'WhiteBalance',
  0xa404: 'DigitalZoomRatio',
  0xa405: 'FocalLengthIn35mmFormat',
  0xa406: 'SceneCaptureType',
  0xa432: 'LensSpecification',
  0xa433: 'LensMake',
  0xa434: 'LensModel',
}

const PHOTO_DIRECTORY = 0x8769
const GPS_DIRECTORY = 0x8825
const gps = { latRef: 1, lat: 2, lngRef: 3, lng: 4, altRef: 5, alt: 6 }

/** Bytes of one value of each type; other types are left out. */
const sizes: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 9: 4, 10: 8 }
const ASCII = 2

/** More than any camera writes: a damaged count must not make the lake read for long. */
const MAX_VALUES = 256

/**
 * Reads an EXIF block: the tags that photographs commonly have, as far as it is whole.
 * @param block as stored in the picture, with or without its `Exif` mark
 */
export function readExif(block: Buffer): Exif {
  const tiff = block.subarray(0, 4).toString('latin1') === 'Exif' ? block.subarray(6) : block
  const read =
    tiff.subarray(0, 2).toString('latin1') === 'MM' ? bigEndian(tiff) : littleEndian(tiff)
  const file = readDirectory(tiff, read, within(tiff, 4, 4) ? read(4, 4, false) : 0)
  const photo = readDirectory(tiff, read, number(file.get(PHOTO_DIRECTORY)))
  return {
    image: named(file, imageTags),
    photo: named(photo, photoTags),
    location: locationOf(readDirectory(tiff, read, number(file.get(GPS_DIRECTORY)))),
  }
}

type Read = (at: number, size: number, isSigned: boolean) => number

const bigEndian =
  (tiff: Buffer): Read =>
  (at, size, isSigned) =>
    isSigned ? tiff.readIntBE(at, size) : tiff.readUIntBE(at, size)

const littleEndian =
  (tiff: Buffer): Read =>
  (at, size, isSigned) =>
    isSigned ? tiff.readIntLE(at, size) : tiff.readUIntLE(at, size)

function within(tiff: Buffer, at: number, size: number) {
  return at >= 0 && at + size <= tiff.length
}

/** The values of one directory by the number of their tag. */
function readDirectory(tiff: Buffer, read: Read, start: number): Map<number, Value> {
  const values = new Map<number, Value>()
  if (start === 0 || !within(tiff, start, 2)) return values
  const count = read(start, 2, false)
  for (let entry = 0; entry < Math.min(count, MAX_VALUES); entry++) {
    const at = start + 2 + entry * 12
    if (!within(tiff, at, 12)) break
    const value = readValue(tiff, read, at)
    if (value !== undefined) values.set(read(at, 2, false), value)
  }
  return values
}

function readValue(tiff: Buffer, read: Read, entry: number): Value | undefined {
  const [type, count] = [read(entry + 2, 2, false), read(entry + 4, 4, false)]
  const size = sizes[type]
  if (size === undefined || count === 0) return undefined
  // Up to four bytes stand in the entry itself, more where it points.
  const at = size * count <= 4 ? entry + 8 : read(entry + 8, 4, false)
  if (!within(tiff, at, size * count)) return undefined
  if (type === ASCII)
    return tiff
      .subarray(at, at + count)
      .toString()
      .split('\0')[0]
      ?.trim()
  if (count > MAX_VALUES) return undefined
  const isSigned = type > 8
  const numbers = Array.from({ length: count }, (_, index) => {
    const place = at + index * size
    if (size < 8) return read(place, size, isSigned)
    return read(place, 4, isSigned) / read(place + 4, 4, isSigned)
  })
  // A fraction of nothing stands for "not known".
  if (!numbers.every(Number.isFinite)) return undefined
  return count === 1 ? numbers[0] : numbers
}

function named(values: ReadonlyMap<number, Value>, names: Readonly<Record<number, string>>): Tags {
  return Object.fromEntries(
    [...values].flatMap(([tag, value]) => {
      const name = names[tag]
      return name === undefined || value === '' ? [] : [[name, dated(name, value)]]
    }),
  )
}

/** `2024:05:01 10:20:30` becomes `2024-05-01T10:20:30.000Z`: EXIF knows of no time zone. */
function dated(name: string, value: Value): Value {
  if (!name.includes('Date') || typeof value !== 'string') return value
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(value)
  return match === null ? value : `${match.slice(1, 4).join('-')}T${String(match[4])}.000Z`
}

function locationOf(values: ReadonlyMap<number, Value>): Exif['location'] {
  const lat = degrees(values.get(gps.lat))
  const lng = degrees(values.get(gps.lng))
  if (lat === undefined || lng === undefined) return undefined
  const alt = values.get(gps.alt)
  return {
    lat: values.get(gps.latRef) === 'S' ? -lat : lat,
    lng: values.get(gps.lngRef) === 'W' ? -lng : lng,
    ...(typeof alt === 'number' && { alt: values.get(gps.altRef) === 1 ? -alt : alt }),
  }
}

function degrees(value: Value | undefined): number | undefined {
  if (!Array.isArray(value)) return undefined
  const [whole = 0, minutes = 0, seconds = 0] = value.filter((part) => typeof part === 'number')
  return whole + minutes / 60 + seconds / 3600
}

function number(value: Value | undefined): number {
  return typeof value === 'number' ? value : 0
}
