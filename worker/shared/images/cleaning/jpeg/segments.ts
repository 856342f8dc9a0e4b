import { byteReader } from "../bytes.ts";
import { countParts } from "../count-parts.ts";
import { ImageRejected, imageDamaged, limitPixels } from "../image-rejected.ts";

export const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1, app14: 0xee };
/** Frame types that browsers decode: baseline, extended, progressive. */
const frames = [0xc0, 0xc1, 0xc2];
export const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;
/** Markers without a length: nothing, and two that mean nothing between segments. */
const isAlone = (code: number) => code <= 1 || isRestart(code);
/** No camera or encoder writes more scans; more would only keep the decoder busy. */
const maxScans = 100;

export interface Segment {
  code: number;
  /** Start and end of the payload. */
  from: number;
  to: number;
  /** The end of the data of a scan, which follow it; equal to `to` for others. */
  dataEnd: number;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Returns the size and the segments up to the end marker. Bytes between segments are skipped, as decoders do.
 * @throws ImageRejected if the end marker is missing, or if it has more pixels
 */
export function readSegments(bytes: Uint8Array, maxPixels: number): { size: Size; segments: Segment[] } {
  const file = byteReader(bytes);
  const countPart = countParts();
  const segments: Segment[] = [];
  let size: Size | undefined;
  let scans = 0;
  let at = 2;
  while (true) {
    countPart();
    const next = findMarker(bytes, at);
    const code = file.u8(next);
    if (code === marker.end) break;
    if (code === marker.start || code < 0xc0) throw imageDamaged();
    const from = next + 3;
    const to = next + 1 + file.u16(next + 1);
    if (to < from || to > bytes.length) throw imageDamaged();
    if (isFrame(code)) {
      if (!frames.includes(code)) throw unsupportedJpeg();
      if (size) throw imageDamaged();
      size = readSize(file.part(from, to));
      limitPixels(size, maxPixels);
    }
    at = to;
    if (code === marker.scan) {
      if (!size || ++scans > maxScans) throw imageDamaged();
      at = endOfScan(bytes, to);
    }
    segments.push({ code, from, to, dataEnd: at });
  }
  if (!size || scans === 0) throw imageDamaged();
  return { size, segments };
}

/** Reads a frame header. @throws ImageRejected if its length or its number of components is wrong */
function readSize(payload: Uint8Array): Size {
  const header = byteReader(payload);
  const count = header.u8(5);
  if (payload.length !== 6 + 3 * count || ![1, 3, 4].includes(count)) throw imageDamaged();
  return { width: header.u16(3), height: header.u16(1) };
}

/** Returns the position of the code of the next marker that has a length or ends the image. */
function findMarker(bytes: Uint8Array, from: number): number {
  let at = from;
  do {
    at = bytes.indexOf(0xff, at);
    if (at === -1) throw imageDamaged();
    while (bytes[at] === 0xff) at += 1;
  } while (at < bytes.length && isAlone(bytes[at] as number));
  return at;
}

/** Returns the position of the next marker after the start of a scan's data. Zero bytes and restart markers are data. */
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

const unsupportedJpeg = () =>
  new ImageRejected("type", "Browsers cannot show this kind of JPEG. Please save it as an ordinary JPEG.");
