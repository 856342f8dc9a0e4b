import { asciiBytes, byteWriter } from "../bytes.ts";
import { displaySize, type Orientation, readOrientation, upright, writeOrientation } from "../orientation.ts";
import { isFrame, marker, readSegments, type Segment } from "./segments.ts";

/** Quantization tables, Huffman tables and the restart interval. */
const tables = [0xdb, 0xc4, 0xdd];
/** Identifiers at the start of segments. */
const jfif = "JFIF\0";
const exif = "Exif\0\0";
const adobe = "Adobe";
/** The first parts of the trailer of Samsung phones, which have a header of eight bytes, and its last bytes. */
const samsungParts = ["Panorama_Shot_Info", "Image_UTC_Data"];
const samsungHeaderBytes = 8;
const samsungEnd = "SEFT";

/**
 * Keeps the tables, the frame, the scans, the Adobe segment with the colour encoding, and the EXIF orientation of a JPEG.
 * Removes everything else, including data after the image.
 * @throws ImageRejected
 */
export function cleanJpeg(file: Uint8Array, maxPixels: number) {
  const bytes = completePanorama(file);
  const { size, segments } = readSegments(bytes, maxPixels);
  const orientation =
    segments
      .filter(({ code, from, to }) => code === marker.app1 && startsWith(bytes, from, to, exif))
      .map(({ from, to }) => readOrientation(bytes.subarray(from, to)))
      .find((found) => found !== upright) ?? upright;
  return { ...displaySize(size.width, size.height, orientation), bytes: rewrite(bytes, segments, orientation) };
}

/** Panoramas of Samsung phones have a trailer in place of the end marker. Returns other files as they are. */
function completePanorama(bytes: Uint8Array): Uint8Array {
  const latin = new TextDecoder("latin1");
  if (latin.decode(bytes.subarray(-samsungEnd.length)) !== samsungEnd) return bytes;
  const text = latin.decode(bytes);
  const starts = samsungParts.map((name) => text.lastIndexOf(name) - samsungHeaderBytes).filter((start) => start > 0);
  if (starts.length === 0) return bytes;
  const out = byteWriter(bytes.length);
  out.put(bytes.subarray(0, Math.min(...starts)));
  out.put([0xff, marker.end]);
  return out.finish();
}

function rewrite(bytes: Uint8Array, segments: readonly Segment[], orientation: Orientation): Uint8Array<ArrayBuffer> {
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
  for (const { code, from, to, dataEnd } of segments) {
    if (code === marker.app0 && !hasJfif && to - from >= 14 && startsWith(bytes, from, to, jfif)) {
      hasJfif = true;
      // Drops the thumbnail: the last two bytes are its width and height.
      put(code, [...bytes.subarray(from, from + 12), 0, 0]);
    }
    if (code === marker.app14 && !hasAdobe && to - from >= 12 && startsWith(bytes, from, to, adobe)) {
      hasAdobe = true;
      put(code, bytes.subarray(from, from + 12));
    }
    if (tables.includes(code) || isFrame(code) || code === marker.scan) put(code, bytes.subarray(from, to));
    out.put(bytes.subarray(to, dataEnd));
  }
  out.put([0xff, marker.end]);
  return out.finish();
}

const startsWith = (bytes: Uint8Array, from: number, to: number, text: string) =>
  to - from >= text.length && asciiBytes(text).every((letter, index) => bytes[from + index] === letter);
