import { deflateSync } from "node:zlib";
import { crc32 } from "#shared/images/cleaning/crc32.ts";

let counter = 0;

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
  /** Content of a text chunk, which is not part of the image. */
  comment?: string;
  /** Pads the image data to this file size. */
  bytes?: number;
}

/** Returns a PNG that differs from all earlier ones. */
export function buildPng({ width = 8, height = 6, comment, bytes = 0 }: PngOverrides = {}): Uint8Array<ArrayBuffer> {
  counter += 1;
  const header = [...bigEndian(width), ...bigEndian(height), 8, 2, 0, 0, 0];
  const pixels = new Uint8Array(8 * 25).fill(counter % 256);
  pixels.set(bigEndian(counter), 1);
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

/** Returns a WebP like the smaller versions that the browser creates. */
export function buildWebp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const image = [0x2f, ...littleEndian((width - 1) | ((height - 1) << 14)), 1, 2, 3];
  const body = [...letters("WEBPVP8L"), ...littleEndian(image.length), ...image];
  return new Uint8Array([...letters("RIFF"), ...littleEndian(body.length), ...body]);
}

/** Returns a grey JPEG: each block is two zero bits, "no difference" and "nothing else". */
export function buildJpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const segment = (code: number, ...payload: number[]) => [0xff, code, 0, payload.length + 2, ...payload];
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const oneCode = (table: number) => segment(0xc4, table, 1, ...new Array(15).fill(0), 0);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return new Uint8Array([
    ...[0xff, 0xd8],
    ...segment(0xdb, 0, ...new Array(64).fill(8)),
    ...segment(0xc0, 8, ...size, 1, 1, 0x11, 0),
    ...[...oneCode(0x00), ...oneCode(0x10)],
    ...segment(0xda, 1, 1, 0, 0, 63, 0),
    ...new Array(Math.ceil(blocks / 4)).fill(0),
    ...[0xff, 0xd9],
  ]);
}
