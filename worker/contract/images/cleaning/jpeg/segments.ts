import { byteReader } from "../bytes.ts";
import { countParts } from "../count-parts.ts";
import { ImageRejected, imageDamaged, limitPixels } from "../image-rejected.ts";
import { type Frame, isWhole, readFrame } from "./frame.ts";
import { type HuffmanSpec, readHuffmanSpecs } from "./huffman.ts";
import { type ScanContent, walkScan } from "./walk-scan.ts";

export const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1, app14: 0xee };
const huffmanTables = 0xc4;
const restartInterval = 0xdd;
/** Frame types that browsers decode: baseline, extended, progressive. */
const frames = [0xc0, 0xc1, 0xc2];
export const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;
/** Markers without a length: nothing, and two that mean nothing between segments. */
const isAlone = (code: number) => code <= 1 || isRestart(code);
/** No camera or encoder writes more scans; more would only keep the decoder busy. */
const maxScans = 100;
/** Encoders write no more zero bytes in a row at the end of a photo's data; failed copies are filled up with them. */
const maxZeros = 64;

export interface Segment {
  code: number;
  /** Start and end of the payload. */
  from: number;
  to: number;
  /** The end of the data of a scan, which follow it; equal to `to` for others. */
  dataEnd: number;
}

interface ReadOptions {
  /** A larger image is rejected before its scans are read. */
  maxPixels: number;
  /** Whether each scan of a progressive image is read, which takes longer, or only those without which a part is grey. */
  readsDetails: boolean;
}

/**
 * Returns the frame and the segments up to the end of the image. The end marker may be missing if the codes of the scans
 * are complete. Bytes between segments are skipped, as decoders do.
 * @throws ImageRejected if blocks of the image are missing, or if it has more pixels
 */
export function readSegments(bytes: Uint8Array, maxPixels: number): { frame: Frame; segments: Segment[] } {
  try {
    return readUpToEnd(bytes, { maxPixels, readsDetails: false });
  } catch (error) {
    if (!(error instanceof ImageRejected) || error.reason !== "damaged") throw error;
    return readUpToEnd(bytes, { maxPixels, readsDetails: true });
  }
}

function readUpToEnd(bytes: Uint8Array, { maxPixels, readsDetails }: ReadOptions) {
  const file = byteReader(bytes);
  const countPart = countParts();
  const huffman = new Map<number, HuffmanSpec>();
  const segments: Segment[] = [];
  let frame: Frame | undefined;
  let interval = 0;
  let scans = 0;
  let at = 2;
  while (!frame || !isWhole(frame)) {
    countPart();
    const next = findMarker(bytes, at);
    const code = file.u8(next);
    if (code === marker.end) break;
    if (code === marker.start || code < 0xc0) throw imageDamaged();
    const from = next + 3;
    const to = next + 1 + file.u16(next + 1);
    if (to < from || to > bytes.length) throw imageDamaged();
    const payload = file.part(from, to);
    if (isFrame(code)) {
      if (!frames.includes(code)) throw unsupportedJpeg();
      if (frame) throw imageDamaged();
      frame = readFrame(code, payload);
      limitPixels(frame, maxPixels);
    }
    if (code === huffmanTables) for (const [id, spec] of readHuffmanSpecs(payload)) huffman.set(id, spec);
    if (code === restartInterval) interval = file.u16(from);
    at = to;
    if (code === marker.scan) {
      if (!frame || ++scans > maxScans) throw imageDamaged();
      const isRead = readsDetails || !frame.isProgressive || isFirstCoefficient(payload);
      const context = { frame, huffman, restartInterval: interval };
      at = endOfScan(bytes, to, isRead ? walkScan(bytes, payload, to, context) : { is: "unknown" });
    }
    segments.push({ code, from, to, dataEnd: at });
  }
  if (!frame || scans === 0) throw imageDamaged();
  return { frame, segments };
}

/** Whether a scan codes the brightness of each block, not its details. */
const isFirstCoefficient = (payload: Uint8Array) => payload[1 + 2 * (payload[0] ?? 0)] === 0;

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

/**
 * Returns the end of the data of a scan. Without an understood content, they reach to the next marker. Some cameras leave
 * out blocks of the last row, which decoders fill up.
 * @throws ImageRejected if more is missing
 */
function endOfScan(bytes: Uint8Array, from: number, content: ScanContent): number {
  if (content.is === "whole" && content.end > from) {
    if (isFilledUp(bytes, content.end)) throw imageDamaged();
    return content.end;
  }
  if (content.is === "cut" && content.missingRows > 1) throw imageDamaged();
  return findEndMarker(bytes, from);
}

/** Whether the data end in zeros that continue behind them: the rest of the file was never written. */
const isFilledUp = (bytes: Uint8Array, end: number): boolean =>
  bytes[end] === 0 && end >= maxZeros && bytes.subarray(end - maxZeros, end).every((byte) => byte === 0);

/** Returns the position of the next marker after the start of a scan's data. Zero bytes and restart markers are data. */
function findEndMarker(bytes: Uint8Array, from: number): number {
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
