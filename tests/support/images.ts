import { deflateSync } from "node:zlib";
import { crc32 } from "#worker/storage/images/crc32.ts";

let made = 0;

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const bigEndian = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const littleEndian = (value: number) => bigEndian(value).reverse();

function chunk(type: string, data: ArrayLike<number>): number[] {
  const typed = [...letters(type), ...Array.from(data)];
  return [...bigEndian(data.length), ...typed, ...bigEndian(crc32(new Uint8Array(typed)))];
}

interface PngOverrides {
  width?: number;
  height?: number;
  /** What a text chunk says, which is not part of the picture. */
  comment?: string;
  /** Makes the file as long as this by data that is part of it. */
  bytes?: number;
}

/** A picture unlike any made before. */
export function buildPng({ width = 8, height = 6, comment, bytes = 0 }: PngOverrides = {}): Uint8Array<ArrayBuffer> {
  made += 1;
  const header = [...bigEndian(width), ...bigEndian(height), 8, 2, 0, 0, 0];
  const pixels = new Uint8Array(8 * 25).fill(made % 256);
  pixels.set(bigEndian(made), 1);
  const start = new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    ...chunk("IHDR", header),
    ...(comment ? chunk("tEXt", letters(comment)) : []),
    ...chunk("IDAT", deflateSync(pixels)),
  ]);
  const end = new Uint8Array(chunk("IEND", []));
  const padding = Math.max(0, bytes - start.length - end.length - 12);
  const filler = new Uint8Array(bytes > 0 ? padding + 12 : 0);
  if (bytes > 0) {
    filler.set([...bigEndian(padding), ...letters("IDAT")]);
    filler.set(bigEndian(crc32(filler.subarray(4, padding + 8))), padding + 8);
  }
  const file = new Uint8Array(start.length + filler.length + end.length);
  file.set(start);
  file.set(filler, start.length);
  file.set(end, start.length + filler.length);
  return file;
}

/** A smaller version as the staff's browser would make it. */
export function buildWebp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const picture = [0x2f, ...littleEndian((width - 1) | ((height - 1) << 14)), 1, 2, 3];
  const body = [...letters("WEBPVP8L"), ...littleEndian(picture.length), ...picture];
  return new Uint8Array([...letters("RIFF"), ...littleEndian(body.length), ...body]);
}
