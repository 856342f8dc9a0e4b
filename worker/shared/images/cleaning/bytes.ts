import { imageDamaged } from "./image-rejected.ts";

/** Reads numbers and parts of a file. Reading beyond the end throws `imageDamaged`. */
export interface ByteReader {
  readonly length: number;
  u8(at: number): number;
  u16(at: number, littleEndian?: boolean): number;
  u32(at: number, littleEndian?: boolean): number;
  /** Returns bytes as Latin-1 text. */
  text(at: number, length: number): string;
  part(from: number, to: number): Uint8Array;
}

/** @throws ImageRejected from each method, for positions outside the file */
export function byteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const checked = (at: number, length: number) => {
    if (at < 0 || length < 0 || at + length > bytes.length) throw imageDamaged();
    return at;
  };
  return {
    length: bytes.length,
    u8: (at) => view.getUint8(checked(at, 1)),
    u16: (at, littleEndian) => view.getUint16(checked(at, 2), littleEndian),
    u32: (at, littleEndian) => view.getUint32(checked(at, 4), littleEndian),
    text: (at, length) => String.fromCharCode(...bytes.subarray(checked(at, length), at + length)),
    part: (from, to) => bytes.subarray(checked(from, to - from), to),
  };
}

/** Writes into one buffer of fixed size, so that many small parts cost no extra memory. */
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

/** Returns Latin-1 text as bytes. */
export const asciiBytes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** Returns a number as four bytes. */
export const uint32Bytes = (value: number, littleEndian = false): number[] => {
  const bigEndian = [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
  return littleEndian ? bigEndian.reverse() : bigEndian;
};
