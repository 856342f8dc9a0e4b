import { crc32, deflateSync } from "node:zlib";

/* Builds image files as cameras and phones write them, byte by byte: libraries would write them differently. */

/** Private data that no stored file may contain. */
export const privateText = "SecretOfTheOwner";
/** The stored width and height of all these images. */
export const cameraImageSize = { width: 16, height: 24 };
const { width, height } = cameraImageSize;

export type ByteOrder = "II" | "MM";
type Bytes = number[];

const text = (characters: string): Bytes => [...Buffer.from(characters, "latin1")];
const numbers = (order: ByteOrder, size: number, value: number): Bytes => {
  const big = Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) & 255);
  return order === "MM" ? big : big.toReversed();
};

/** An entry of an EXIF directory: tag, type and values as bytes. */
type Entry = [tag: number, type: 2 | 3 | 4 | 5 | 7, count: number, value: Bytes];

/** Returns an EXIF directory at an offset. Values that do not fit into the entries follow it. */
function directory(order: ByteOrder, at: number, entries: Entry[], next: number): Bytes {
  const overflow: Bytes = [];
  const start = at + 2 + 12 * entries.length + 4;
  const lines = entries.flatMap(([tag, type, count, value]) => {
    const head = [...numbers(order, 2, tag), ...numbers(order, 2, type), ...numbers(order, 4, count)];
    if (value.length <= 4) return [...head, ...value, ...Array(4 - value.length).fill(0)];
    const offset = numbers(order, 4, start + overflow.length);
    overflow.push(...value);
    return [...head, ...offset];
  });
  return [...numbers(order, 2, entries.length), ...lines, ...numbers(order, 4, next), ...overflow];
}

/**
 * EXIF data of a phone: maker, orientation, maker note, location, and a thumbnail whose orientation differs from that of
 * the image.
 */
export function buildExif(order: ByteOrder, orientation: number, thumbnail: Bytes = []): Bytes {
  const [main, camera, place, small] = [16, 256, 512, 768];
  const long = (value: number) => numbers(order, 4, value);
  const short = (value: number) => numbers(order, 2, value);
  const degrees = (...parts: number[]) => parts.flatMap((part) => [...long(part), ...long(1)]);
  const words = (value: string) => text(`${value}\0`);
  const tiff: Bytes = Array(1024).fill(0);
  const put = (at: number, bytes: Bytes) => void tiff.splice(at, bytes.length, ...bytes);
  put(0, [...text(order), ...short(42), ...long(main)]);
  const maker = words(`${privateText} Camera`);
  const mainEntries: Entry[] = [
    [0x010f, 2, maker.length, maker],
    [0x0112, 3, 1, short(orientation)],
    [0x8769, 4, 1, long(camera)],
    [0x8825, 4, 1, long(place)],
  ];
  put(main, directory(order, main, mainEntries, small));
  const note = text(`${privateText} maker's note`);
  put(camera, directory(order, camera, [[0x927c, 7, note.length, note]], 0));
  const placeEntries: Entry[] = [
    [1, 2, 2, words("N")],
    [2, 5, 3, degrees(6, 18, 42)],
    [3, 2, 2, words("W")],
    [4, 5, 3, degrees(10, 48, 7)],
  ];
  put(place, directory(order, place, placeEntries, 0));
  const smallEntries: Entry[] = [
    [0x0103, 3, 1, short(6)],
    [0x0112, 3, 1, short(orientation === 3 ? 6 : 3)],
    [0x0201, 4, 1, long(tiff.length)],
    [0x0202, 4, 1, long(thumbnail.length)],
  ];
  put(small, directory(order, small, smallEntries, 0));
  return [...tiff, ...thumbnail];
}

/** XMP data of a phone. */
export const xmpData = text(
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF GCamera:MotionPhoto="1">${privateText}</rdf:RDF></x:xmpmeta>`,
);

/** A segment of a JPEG. */
export const jpegSegment = (code: number, payload: Bytes): Bytes => [
  0xff,
  code,
  ...numbers("MM", 2, payload.length + 2),
  ...payload,
];

/** A Huffman table with the codes `0` and `10`. */
const codes = (table: number, one: number, other: number) =>
  jpegSegment(0xc4, [table, 1, 1, ...Array(14).fill(0), one, other]);
/** The brightness of each 8×8 block, all different: six bits after the code for six bits. */
const blocks = Array.from({ length: (width / 8) * (height / 8) }, (_, at) => 0x80 | ((at % 2) * 32 + at * 3));
/** The restart marker at the end of each interval. */
const restarts = (intervals: Bytes[]): Bytes =>
  intervals.flatMap((interval, at) => (at === 0 ? interval : [0xff, 0xd0 + ((at - 1) % 8), ...interval]));

/** A grey image in which every block is its own restart interval. */
export function buildGreyJpeg(kind: "baseline" | "progressive"): Bytes {
  const frame = [8, ...numbers("MM", 2, height), ...numbers("MM", 2, width), 1, 1, 0x11, 0];
  const scan = (...band: Bytes) => jpegSegment(0xda, [1, 1, 0, ...band]);
  const tables = [
    ...jpegSegment(0xdb, [0, ...Array(64).fill(8)]),
    ...codes(0x00, 0, 6),
    ...codes(0x10, 0, 1),
    ...jpegSegment(0xdd, [0, 1]),
  ];
  // A block contains only its brightness: one bit ends the block, ones fill up the byte.
  const nothing = 0x7f;
  if (kind === "baseline") {
    const data = restarts(blocks.map((block) => [block, nothing]));
    return [...tables, ...jpegSegment(0xc0, frame), ...scan(0, 63, 0), ...data];
  }
  const bright = restarts(blocks.map((block) => [block]));
  const fine = restarts(blocks.map(() => [nothing]));
  return [...tables, ...jpegSegment(0xc2, frame), ...scan(0, 0, 0), ...bright, ...scan(1, 63, 0), ...fine];
}

const jpegEnd = [0xff, 0xd9];

interface CameraJpeg {
  kind?: "baseline" | "progressive";
  order?: ByteOrder;
  orientation?: number;
}

/** A "motion photo": EXIF with thumbnail and location, XMP, a profile, a second image referenced by MPF, and a video. */
export function buildCameraJpeg({ kind = "baseline", order = "MM", orientation = 1 }: CameraJpeg = {}): Buffer {
  const image = buildGreyJpeg(kind);
  const thumbnail = [0xff, 0xd8, ...buildGreyJpeg("baseline"), ...jpegEnd];
  const second = [0xff, 0xd8, ...jpegSegment(0xe1, text(`Exif\0\0${privateText}`)), ...image, ...jpegEnd];
  const multi: Entry[] = [
    [0xb000, 7, 4, text("0100")],
    [0xb001, 4, 1, numbers(order, 4, 2)],
    [0xb002, 7, 32, text(`${privateText}, twice`.padEnd(32))],
  ];
  const mpf = [...text(order), ...numbers(order, 2, 42), ...numbers(order, 4, 8), ...directory(order, 8, multi, 0)];
  const video = [0, 0, 0, 24, ...text(`ftypmp42....isommp42${privateText} in moving pictures`)];
  return Buffer.from([
    ...[0xff, 0xd8],
    ...jpegSegment(0xe1, [...text("Exif\0\0"), ...buildExif(order, orientation, thumbnail)]),
    ...jpegSegment(0xe1, [...text("http://ns.adobe.com/xap/1.0/\0"), ...xmpData]),
    ...jpegSegment(0xe2, text(`ICC_PROFILE\0\x01\x01${privateText} profile`)),
    ...jpegSegment(0xe2, [...text("MPF\0"), ...mpf]),
    ...jpegSegment(0xed, text(`Photoshop 3.0\x008BIM\x04\x04${privateText}`)),
    ...jpegSegment(0xfe, text(`${privateText} comment`)),
    ...image,
    ...jpegEnd,
    ...second,
    ...video,
  ]);
}

const chunk = (type: string, data: Bytes): Bytes => {
  const typed = [...text(type), ...data];
  return [...numbers("MM", 4, data.length), ...typed, ...numbers("MM", 4, crc32(Buffer.from(typed)))];
};

interface CameraPng {
  order?: ByteOrder;
  orientation?: number;
  /** Whether the EXIF data follows the image data. */
  exifAfterImage?: boolean;
}

/** A screenshot or an edited photo: EXIF, texts, a profile and the time of the change. */
export function buildCameraPng({ order = "MM", orientation = 1, exifAfterImage }: CameraPng = {}): Buffer {
  const lines = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) => [x * 15, y * 10, (x + y) * 6]).flat(),
  ]);
  const exif = chunk("eXIf", buildExif(order, orientation));
  return Buffer.from([
    ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    ...chunk("IHDR", [...numbers("MM", 4, width), ...numbers("MM", 4, height), 8, 2, 0, 0, 0]),
    ...chunk("iCCP", [...text(`${privateText}\0\0`), ...deflateSync(Buffer.from(`${privateText} profile`))]),
    ...chunk("pHYs", [...numbers("MM", 4, 2835), ...numbers("MM", 4, 2835), 1]),
    ...(exifAfterImage ? [] : exif),
    ...chunk("tEXt", text(`Author\0${privateText}`)),
    ...chunk("iTXt", [...text("XML:com.adobe.xmp\0\0\0\0\0"), ...xmpData]),
    ...chunk("tIME", [7, 234, 11, 21, 6, 14, 29]),
    ...chunk("IDAT", [...deflateSync(Buffer.from(lines.flat()))]),
    ...(exifAfterImage ? exif : []),
    ...chunk("IEND", []),
    ...text(privateText),
  ]);
}

/** Bits in the order of WebP: lowest first. */
function bits(...parts: [value: number, count: number][]): Bytes {
  const all = parts.flatMap(([value, count]) => Array.from({ length: count }, (_, at) => (value >> at) & 1));
  return Array.from({ length: Math.ceil(all.length / 8) }, (_, byte) =>
    all.slice(byte * 8, byte * 8 + 8).reduce((sum, bit, at) => sum | (bit << at), 0),
  );
}

/** A lossless image of one colour. Each code has a single value, so that pixels take no bits. */
function webpImage(): Bytes {
  const single = (value: number): [number, number][] => [
    [1, 1],
    [0, 1],
    [1, 1],
    [value, 8],
  ];
  const [green, red, blue, alpha] = [120, 90, 60, 255];
  return [
    0x2f,
    ...bits(
      [width - 1, 14],
      [height - 1, 14],
      [0, 1],
      [0, 3],
      // No transform, no colour cache, one group of codes.
      [0, 3],
      ...single(green),
      ...single(red),
      ...single(blue),
      ...single(alpha),
      // An unused distance code in its short form.
      [1, 1],
      [0, 2],
      [0, 1],
    ),
  ];
}

interface CameraWebp {
  order?: ByteOrder;
  orientation?: number;
  /** Some programs write the header of the JPEG segment before the EXIF data. */
  withHeader?: boolean;
}

/** An extended WebP with EXIF, XMP and a profile. */
export function buildCameraWebp({ order = "MM", orientation = 1, withHeader }: CameraWebp = {}): Buffer {
  const part = (type: string, data: Bytes): Bytes => {
    const padding = data.length % 2 === 1 ? [0] : [];
    return [...text(type), ...numbers("II", 4, data.length), ...data, ...padding];
  };
  const [profile, exif, words] = [0x20, 0x08, 0x04];
  const side = (length: number) => numbers("II", 3, length - 1);
  const body = [
    ...text("WEBP"),
    ...part("VP8X", [profile | exif | words, 0, 0, 0, ...side(width), ...side(height)]),
    ...part("ICCP", text(`${privateText} profile`)),
    ...part("VP8L", webpImage()),
    ...part("EXIF", [...(withHeader ? text("Exif\0\0") : []), ...buildExif(order, orientation)]),
    ...part("XMP ", xmpData),
  ];
  return Buffer.from([...text("RIFF"), ...numbers("II", 4, body.length), ...body, ...text(privateText)]);
}
