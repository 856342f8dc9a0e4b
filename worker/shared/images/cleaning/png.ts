import { asciiBytes, byteReader, byteWriter, uint32Bytes } from "./bytes.ts";
import { countParts } from "./count-parts.ts";
import { crc32 } from "./crc32.ts";
import { imageDamaged } from "./image-rejected.ts";
import { displaySize, type Orientation, readOrientation, upright, writeOrientation } from "./orientation.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The chunks needed to display a PNG. Texts, times, profiles and animation frames are dropped. */
const requiredChunks = ["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "IDAT", "IEND"];
/** Valid bit depths by colour type. */
const depths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const indexed = 3;

interface Chunk {
  type: string;
  /** Positions: start of the chunk, start and end of its data, end of the chunk. */
  start: number;
  from: number;
  to: number;
  end: number;
}

/** Keeps the required chunks and the EXIF orientation of a PNG. */
export function cleanPng(bytes: Uint8Array) {
  const file = byteReader(bytes);
  let header: { width: number; height: number; color: number } | undefined;
  let orientation: Orientation = upright;
  const seen = new Set<string>();
  for (const { type, start, from, to } of chunks(bytes)) {
    if (seen.size === 0 && type !== "IHDR") throw imageDamaged();
    if (type !== "IDAT" && requiredChunks.includes(type) && seen.has(type)) throw imageDamaged();
    if (requiredChunks.includes(type)) {
      if (crc32(file.part(start + 4, to)) !== file.u32(to)) throw imageDamaged();
      seen.add(type);
    }
    if (type === "IHDR") header = readHeader(bytes, from, to);
    if (type === "eXIf" && orientation === upright) orientation = readOrientation(file.part(from, to));
  }
  if (!header || !seen.has("IDAT") || (header.color === indexed && !seen.has("PLTE"))) throw imageDamaged();
  return { ...displaySize(header.width, header.height, orientation), bytes: rewrite(bytes, orientation) };
}

function readHeader(bytes: Uint8Array, from: number, to: number) {
  const header = byteReader(bytes.subarray(from, to));
  const color = header.u8(9);
  const isKnownEncoding = header.u8(10) === 0 && header.u8(11) === 0 && header.u8(12) <= 1;
  if (header.length !== 13 || !isKnownEncoding || !depths[color]?.includes(header.u8(8))) throw imageDamaged();
  return { width: header.u32(0), height: header.u32(4), color };
}

function rewrite(bytes: Uint8Array, orientation: Orientation): Uint8Array<ArrayBuffer> {
  const out = byteWriter(bytes.length + 64);
  out.put(signature);
  for (const { type, start, end } of chunks(bytes)) {
    if (requiredChunks.includes(type)) out.put(bytes.subarray(start, end));
    if (type === "IHDR" && orientation !== upright) {
      const data = writeOrientation(orientation);
      const typed = [...asciiBytes("eXIf"), ...data];
      out.put([...uint32Bytes(data.length), ...typed, ...uint32Bytes(crc32(new Uint8Array(typed)))]);
    }
  }
  return out.finish();
}

/** Yields the chunks up to the end chunk. */
function* chunks(bytes: Uint8Array): Generator<Chunk> {
  const file = byteReader(bytes);
  const countPart = countParts();
  let start = signature.length;
  while (true) {
    countPart();
    const from = start + 8;
    const to = from + file.u32(start);
    const type = file.text(start + 4, 4);
    const end = to + 4;
    if (end > bytes.length) throw imageDamaged();
    yield { type, start, from, to, end };
    if (type === "IEND") return;
    start = end;
  }
}
