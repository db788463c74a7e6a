/** A value of EXIF: text, a number, or several numbers. */
type Value = string | number | readonly number[]

type Tags = Readonly<Record<string, Value>>

/** EXIF in the parts of Sanity's image metadata. */
export interface Exif {
  /** Maker, model, software. */
  readonly image: Tags
  /** Exposure. */
  readonly photo: Tags
  /** In degrees, and metres above sea level. */
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

/** Bytes of one value, by type. Other types are skipped. */
const sizes: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 9: 4, 10: 8 }
const ASCII = 2

/** More than any camera writes. Without a limit, a crafted block would use up time and memory. */
const MAX_VALUES = 256

/**
 * Reads the common tags of photographs from an EXIF block. Skips what is damaged.
 * @param block as stored in the picture, with or without the prefix `Exif`
 */
export function readExif(block: Buffer): Exif {
  const tiff = block.subarray(0, 4).toString('latin1') === 'Exif' ? block.subarray(6) : block
  const read =
    tiff.subarray(0, 2).toString('latin1') === 'MM' ? bigEndian(tiff) : littleEndian(tiff)
  const file = readDirectory(tiff, read, contains(tiff, 4, 4) ? read(4, 4, false) : 0)
  const photo = readDirectory(tiff, read, getOffset(file.get(PHOTO_DIRECTORY)))
  return {
    image: selectTags(file, imageTags),
    photo: selectTags(photo, photoTags),
    location: getLocation(readDirectory(tiff, read, getOffset(file.get(GPS_DIRECTORY)))),
  }
}

type ReadInteger = (offset: number, size: number, isSigned: boolean) => number

const bigEndian =
  (tiff: Buffer): ReadInteger =>
  (offset, size, isSigned) =>
    isSigned ? tiff.readIntBE(offset, size) : tiff.readUIntBE(offset, size)

const littleEndian =
  (tiff: Buffer): ReadInteger =>
  (offset, size, isSigned) =>
    isSigned ? tiff.readIntLE(offset, size) : tiff.readUIntLE(offset, size)

function contains(tiff: Buffer, offset: number, size: number) {
  return offset >= 0 && offset + size <= tiff.length
}

/** @returns values by tag number */
function readDirectory(tiff: Buffer, read: ReadInteger, start: number): Map<number, Value> {
  const values = new Map<number, Value>()
  if (start === 0 || !contains(tiff, start, 2)) return values
  const count = read(start, 2, false)
  for (let index = 0; index < Math.min(count, MAX_VALUES); index++) {
    const entry = start + 2 + index * 12
    if (!contains(tiff, entry, 12)) break
    const value = readValue(tiff, read, entry)
    if (value !== undefined) values.set(read(entry, 2, false), value)
  }
  return values
}

function readValue(tiff: Buffer, read: ReadInteger, entry: number): Value | undefined {
  const [type, count] = [read(entry + 2, 2, false), read(entry + 4, 4, false)]
  const size = sizes[type]
  if (size === undefined || count === 0) return undefined
  // An entry contains up to four bytes, or the offset of more.
  const start = size * count <= 4 ? entry + 8 : read(entry + 8, 4, false)
  if (!contains(tiff, start, size * count)) return undefined
  if (type === ASCII) {
    const text = tiff.subarray(start, start + count).toString()
    return text.split('\0')[0]?.trim()
  }
  if (count > MAX_VALUES) return undefined
  const isSigned = type > 8
  const numbers = Array.from({ length: count }, (_, index) => {
    const offset = start + index * size
    if (size < 8) return read(offset, size, isSigned)
    return read(offset, 4, isSigned) / read(offset + 4, 4, isSigned)
  })
  // A denominator of 0 means "unknown".
  if (!numbers.every(Number.isFinite)) return undefined
  return count === 1 ? numbers[0] : numbers
}

function selectTags(
  values: ReadonlyMap<number, Value>,
  names: Readonly<Record<number, string>>,
): Tags {
  return Object.fromEntries(
    [...values].flatMap(([tag, value]) => {
      const name = names[tag]
      return name === undefined || value === '' ? [] : [[name, formatDate(name, value)]]
    }),
  )
}

/** `2024:05:01 10:20:30` becomes `2024-05-01T10:20:30.000Z`: EXIF has no time zone. */
function formatDate(name: string, value: Value): Value {
  if (!name.includes('Date') || typeof value !== 'string') return value
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(value)
  return match === null ? value : `${match.slice(1, 4).join('-')}T${String(match[4])}.000Z`
}

function getLocation(values: ReadonlyMap<number, Value>): Exif['location'] {
  const lat = toDegrees(values.get(gps.lat))
  const lng = toDegrees(values.get(gps.lng))
  if (lat === undefined || lng === undefined) return undefined
  const alt = values.get(gps.alt)
  return {
    lat: values.get(gps.latRef) === 'S' ? -lat : lat,
    lng: values.get(gps.lngRef) === 'W' ? -lng : lng,
    ...(typeof alt === 'number' && { alt: values.get(gps.altRef) === 1 ? -alt : alt }),
  }
}

function toDegrees(value: Value | undefined): number | undefined {
  if (!Array.isArray(value)) return undefined
  const [degrees = 0, minutes = 0, seconds = 0] = value.filter((part) => typeof part === 'number')
  return degrees + minutes / 60 + seconds / 3600
}

function getOffset(value: Value | undefined): number {
  return typeof value === 'number' ? value : 0
}
