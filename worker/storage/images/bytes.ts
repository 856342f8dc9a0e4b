import { imageDamaged } from "./image-refused.ts";

/** Reads numbers and parts of a file; everything beyond its end says that the file is cut off. */
export interface ByteReader {
  readonly length: number;
  u8(at: number): number;
  u16(at: number, littleEndian?: boolean): number;
  u32(at: number, littleEndian?: boolean): number;
  /** The bytes as Latin letters. */
  text(at: number, length: number): string;
  part(from: number, to: number): Uint8Array;
}

/** @throws PictureRefused where it is asked for what is not there */
export function byteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const within = (at: number, length: number) => {
    if (at < 0 || length < 0 || at + length > bytes.length) throw imageDamaged();
    return at;
  };
  return {
    length: bytes.length,
    u8: (at) => view.getUint8(within(at, 1)),
    u16: (at, littleEndian) => view.getUint16(within(at, 2), littleEndian),
    u32: (at, littleEndian) => view.getUint32(within(at, 4), littleEndian),
    text: (at, length) => String.fromCharCode(...bytes.subarray(within(at, length), at + length)),
    part: (from, to) => bytes.subarray(within(from, to - from), to),
  };
}

/** Gathers a file in one buffer made beforehand, so that no number of parts costs more than the bytes themselves. */
export interface ByteWriter {
  put(bytes: ArrayLike<number>): void;
  finish(): Uint8Array<ArrayBuffer>;
}

export function byteWriter(capacity: number): ByteWriter {
  const buffer = new Uint8Array(capacity);
  let used = 0;
  return {
    put(bytes) {
      buffer.set(bytes, used);
      used += bytes.length;
    },
    finish: () => buffer.subarray(0, used),
  };
}

/** The bytes of Latin letters. */
export const asciiBytes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** A number in four bytes. */
export const uint32Bytes = (value: number, littleEndian = false): number[] => {
  const bigEndian = [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
  return littleEndian ? bigEndian.reverse() : bigEndian;
};
