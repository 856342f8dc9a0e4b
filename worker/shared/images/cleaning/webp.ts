import { asciiBytes, byteReader, byteWriter, uint32Bytes } from "./bytes.ts";
import { countParts } from "./count-parts.ts";
import { ImageRejected, imageDamaged } from "./image-rejected.ts";
import { displaySize, type Orientation, readOrientation, upright, writeOrientation } from "./orientation.ts";

const hasAlpha = 0x10;
const hasExif = 0x08;
const hasXmp = 0x04;
const isAnimated = 0x02;

interface Chunk {
  type: string;
  from: number;
  to: number;
}

/** Keeps the image, the transparency and the EXIF orientation of a WebP. */
export function cleanWebp(bytes: Uint8Array) {
  const file = byteReader(bytes);
  let extended: number | undefined;
  let orientation: Orientation = upright;
  let image: Chunk | undefined;
  let alpha: Chunk | undefined;
  let canvas: { width: number; height: number } | undefined;
  const seen = new Set<string>();
  for (const chunk of chunks(bytes)) {
    const { type, from, to } = chunk;
    seen.add(type);
    if (type === "ANIM" || type === "ANMF") throw animatedWebp();
    if (type === "VP8X") {
      extended = file.u8(from);
      if (extended & isAnimated) throw animatedWebp();
      canvas = { width: threeBytes(bytes, from + 4) + 1, height: threeBytes(bytes, from + 7) + 1 };
    }
    if (type === "EXIF" && orientation === upright) orientation = readOrientation(file.part(from, to));
    if (type === "ALPH") alpha ??= chunk;
    if (type === "VP8 " || type === "VP8L") {
      if (image) throw imageDamaged();
      image = chunk;
    }
  }
  if (!image) throw imageDamaged();
  // A cut file lacks what the header announces. One with a wrong length only is whole.
  const isShort = 8 + file.u32(4, true) > bytes.length;
  const lacks = (type: string, flag: number) => ((extended ?? 0) & flag) > 0 && !seen.has(type);
  if (isShort && (lacks("EXIF", hasExif) || lacks("XMP ", hasXmp))) throw imageDamaged();
  const size = image.type === "VP8 " ? lossySize(bytes, image) : losslessSize(bytes, image);
  if (canvas && (canvas.width !== size.width || canvas.height !== size.height)) throw imageDamaged();
  const parts = { image, orientation, alpha: image.type === "VP8 " ? alpha : undefined };
  return { ...displaySize(size.width, size.height, orientation), bytes: rewrite(bytes, size, parts) };
}

interface Parts {
  image: Chunk;
  alpha?: Chunk;
  orientation: Orientation;
}

function rewrite(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
  { image, alpha, orientation }: Parts,
): Uint8Array<ArrayBuffer> {
  const out = byteWriter(bytes.length + 128);
  const put = (type: string, data: ArrayLike<number>) => {
    out.put([...asciiBytes(type), ...uint32Bytes(data.length, true)]);
    out.put(data);
    if (data.length % 2 === 1) out.put([0]);
  };
  out.put([...asciiBytes("RIFF"), 0, 0, 0, 0, ...asciiBytes("WEBP")]);
  const isRotated = orientation !== upright;
  if (alpha || isRotated) {
    const isTransparent = alpha !== undefined || (image.type === "VP8L" && usesAlpha(bytes, image));
    const flags = (isTransparent ? hasAlpha : 0) | (isRotated ? hasExif : 0);
    const side = (length: number) => uint32Bytes(length - 1, true).slice(0, 3);
    put("VP8X", [flags, 0, 0, 0, ...side(width), ...side(height)]);
  }
  if (alpha) put("ALPH", bytes.subarray(alpha.from, alpha.to));
  put(image.type, bytes.subarray(image.from, image.to));
  if (isRotated) put("EXIF", writeOrientation(orientation));
  const finished = out.finish();
  finished.set(uint32Bytes(finished.length - 8, true), 4);
  return finished;
}

/**
 * Yields the chunks. The length in the header may be wrong, as some programs write it: a chunk that begins within it may
 * end behind it, and the file may end before it. Trailing data is ignored.
 */
function* chunks(bytes: Uint8Array): Generator<Chunk> {
  const file = byteReader(bytes);
  const end = Math.min(bytes.length, 8 + file.u32(4, true));
  const countPart = countParts();
  let at = 12;
  while (at + 8 <= end) {
    countPart();
    const from = at + 8;
    const to = from + file.u32(at + 4, true);
    if (to > bytes.length) throw imageDamaged();
    yield { type: file.text(at, 4), from, to };
    at = to + ((to - from) % 2);
  }
}

/** Reads the size from the header of a VP8 key frame. */
function lossySize(bytes: Uint8Array, { from, to }: Chunk) {
  const frame = byteReader(bytes.subarray(from, to));
  const tag = threeBytes(bytes.subarray(from, to), 0);
  const isKeyFrame = (tag & 1) === 0;
  const firstPart = tag >> 5;
  if (!isKeyFrame || frame.text(3, 3) !== "\x9d\x01\x2a" || 10 + firstPart > frame.length) throw imageDamaged();
  return { width: frame.u16(6, true) & 0x3fff, height: frame.u16(8, true) & 0x3fff };
}

/** Reads the size from a VP8L header: 14 bits each, minus one. */
function losslessSize(bytes: Uint8Array, { from, to }: Chunk) {
  const image = byteReader(bytes.subarray(from, to));
  const bits = image.u32(1, true);
  if (image.u8(0) !== 0x2f || bits >>> 29 !== 0) throw imageDamaged();
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

const usesAlpha = (bytes: Uint8Array, { from }: Chunk) => ((byteReader(bytes).u32(from + 1, true) >>> 28) & 1) === 1;

function threeBytes(bytes: Uint8Array, at: number): number {
  const file = byteReader(bytes);
  return file.u16(at, true) | (file.u8(at + 2) << 16);
}

const animatedWebp = () =>
  new ImageRejected("type", "Animated WebP images are not supported. Please choose a still image or a GIF.");
