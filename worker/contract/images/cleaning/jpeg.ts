import { asciiBytes, byteReader, byteWriter } from "./bytes.ts";
import { countParts } from "./count-parts.ts";
import { ImageRejected, imageDamaged } from "./image-rejected.ts";
import { displaySize, type Orientation, readOrientation, upright, writeOrientation } from "./orientation.ts";

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1, app14: 0xee };
/** Quantization tables, Huffman tables and the restart interval. */
const tables = [0xdb, 0xc4, 0xdd];
/** Frame types that browsers decode: baseline, extended, progressive. */
const frames = [0xc0, 0xc1, 0xc2];
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;
/** No camera or encoder writes more scans; more would only keep the decoder busy. */
const maxScans = 100;
/** Identifiers at the start of segments. */
const jfif = "JFIF\0";
const exif = "Exif\0\0";
const adobe = "Adobe";

interface Segment {
  code: number;
  /** Start and end of the payload. */
  from: number;
  to: number;
}

/**
 * Keeps the tables, the frame, the scans, the Adobe segment with the colour encoding, and the EXIF orientation of a JPEG.
 * Removes everything else, including data after the end marker.
 */
export function cleanJpeg(bytes: Uint8Array) {
  const file = byteReader(bytes);
  let orientation: Orientation = upright;
  let size: { width: number; height: number } | undefined;
  let scans = 0;

  for (const { code, from, to } of segments(bytes)) {
    if (code === marker.app1 && orientation === upright && startsWith(bytes, from, to, exif)) {
      orientation = readOrientation(file.part(from, to));
    }
    if (code === marker.scan) {
      if (!size || ++scans > maxScans) throw imageDamaged();
    }
    if (!isFrame(code)) continue;
    if (!frames.includes(code)) throw unsupportedJpeg();
    if (size) throw imageDamaged();
    size = { height: file.u16(from + 1), width: file.u16(from + 3) };
    const components = file.u8(from + 5);
    if (to - from !== 6 + 3 * components || ![1, 3, 4].includes(components)) throw imageDamaged();
  }
  if (!size || scans === 0) throw imageDamaged();
  return { ...displaySize(size.width, size.height, orientation), bytes: rewrite(bytes, orientation) };
}

function rewrite(bytes: Uint8Array, orientation: Orientation): Uint8Array<ArrayBuffer> {
  const out = byteWriter(bytes.length + 64);
  const put = (code: number, payload: ArrayLike<number>) => {
    const length = payload.length + 2;
    out.put([0xff, code, length >> 8, length & 0xff]);
    out.put(payload);
  };
  out.put([0xff, marker.start]);
  if (orientation !== upright) put(marker.app1, [...asciiBytes(exif), ...writeOrientation(orientation)]);
  let hasAdobe = false;
  let hasJfif = orientation !== upright;
  for (const { code, from, to } of segments(bytes)) {
    if (code === marker.app0 && !hasJfif && to - from >= 14 && startsWith(bytes, from, to, jfif)) {
      hasJfif = true;
      // Drops the thumbnail: the last two bytes are its width and height.
      put(code, [...bytes.subarray(from, from + 12), 0, 0]);
    }
    if (code === marker.app14 && !hasAdobe && to - from >= 12 && startsWith(bytes, from, to, adobe)) {
      hasAdobe = true;
      put(code, bytes.subarray(from, from + 12));
    }
    if (tables.includes(code) || isFrame(code)) put(code, bytes.subarray(from, to));
    if (code === marker.scan) {
      put(code, bytes.subarray(from, to));
      out.put(bytes.subarray(to, endOfScan(bytes, to)));
    }
  }
  out.put([0xff, marker.end]);
  return out.finish();
}

/** Yields the segments between the start and the end marker, without the data of scans. */
function* segments(bytes: Uint8Array): Generator<Segment> {
  const file = byteReader(bytes);
  const countPart = countParts();
  let at = 2;
  while (true) {
    countPart();
    if (file.u8(at) !== 0xff) throw imageDamaged();
    while (file.u8(at) === 0xff) at += 1;
    const code = file.u8(at);
    if (code === marker.end) return;
    if (code === marker.start || code < 0xc0 || isRestart(code)) throw imageDamaged();
    const from = at + 3;
    const to = at + 1 + file.u16(at + 1);
    if (to < from || to > bytes.length) throw imageDamaged();
    yield { code, from, to };
    at = code === marker.scan ? endOfScan(bytes, to) : to;
  }
}

/** Returns the position of the next marker after the data of a scan. Zero bytes and restart markers are data. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] as number;
    if (next !== 0 && next !== 0xff && !isRestart(next)) {
      if (at === from) throw imageDamaged();
      return at;
    }
    at = next === 0xff ? at + 1 : bytes.indexOf(0xff, at + 2);
  }
  throw imageDamaged();
}

const startsWith = (bytes: Uint8Array, from: number, to: number, text: string) =>
  to - from >= text.length && asciiBytes(text).every((letter, index) => bytes[from + index] === letter);

const unsupportedJpeg = () =>
  new ImageRejected("type", "Browsers cannot show this kind of JPEG. Please save it as an ordinary JPEG.");
