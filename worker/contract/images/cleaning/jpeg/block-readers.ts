import type { BitReader } from "./bit-reader.ts";
import type { HuffmanTable } from "./huffman.ts";

/** Reads over a block and returns false if the data cannot be right. */
export type BlockReader = (block: number) => boolean;

/** The part of the coefficients that a scan codes: from the first to the last one, down to a bit. */
export interface Band {
  first: number;
  last: number;
  /** Whether earlier scans have coded higher bits. */
  isRefinement: boolean;
  /** The lowest bit that is coded. */
  lowBit: number;
}

/** Bits of the greatest difference between two blocks. */
const maxDifferenceBits = 16;

/** Reads blocks of a sequential JPEG: all 64 coefficients. */
export function sequentialReader(bits: BitReader, dc: HuffmanTable, ac: HuffmanTable): BlockReader {
  return () => {
    const length = bits.decode(dc);
    if (length < 0 || length > maxDifferenceBits) return false;
    bits.read(length);
    for (let at = 1; at < 64; at++) {
      const code = bits.decode(ac);
      if (code < 0) return false;
      const size = code & 15;
      const zeros = code >> 4;
      if (size === 0 && zeros < 15) return true;
      at += zeros;
      bits.read(size);
      if (size > 0 && at > 63) return false;
    }
    return true;
  };
}

/** Reads the first coefficients of a progressive JPEG. */
export function dcReader(bits: BitReader, dc: HuffmanTable | undefined): BlockReader {
  // Without a table, the scan adds a bit to each.
  if (!dc) {
    return () => {
      bits.read(1);
      return true;
    };
  }
  return () => {
    const length = bits.decode(dc);
    bits.read(Math.max(0, Math.min(length, maxDifferenceBits)));
    return length >= 0 && length <= maxDifferenceBits;
  };
}

/** Reads the other coefficients of a progressive JPEG. @param nonZero see `Component`; it is updated */
export function acReader(bits: BitReader, ac: HuffmanTable, band: Band, nonZero: Uint32Array) {
  const { first, last, isRefinement } = band;
  /** The number of blocks from here on in which nothing new follows. */
  let emptyBlocks = 0;
  const isSet = (block: number, at: number) => ((nonZero[block * 2 + (at >> 5)] as number) >>> (at & 31)) & 1;
  const set = (block: number, at: number) => {
    nonZero[block * 2 + (at >> 5)] = (nonZero[block * 2 + (at >> 5)] as number) | (1 << (at & 31));
  };
  const readEmptyBlocks = (length: number) => {
    emptyBlocks = (1 << length) + bits.read(length);
  };

  const readFirst: BlockReader = (block) => {
    for (let at = first; emptyBlocks === 0 && at <= last; at++) {
      const code = bits.decode(ac);
      if (code < 0) return false;
      const size = code & 15;
      const zeros = code >> 4;
      if (size === 0 && zeros < 15) {
        readEmptyBlocks(zeros);
        break;
      }
      at += zeros;
      bits.read(size);
      if (size > 0 && at > last) return false;
      if (size > 0) set(block, at);
    }
    if (emptyBlocks > 0) emptyBlocks -= 1;
    return true;
  };

  /** Reads a bit for each coefficient that is not zero, until it has passed a number of zeros. Returns where it stops. */
  const refine = (block: number, from: number, zeros: number): number => {
    let remaining = zeros;
    for (let at = from; at <= last; at++) {
      if (isSet(block, at)) bits.read(1);
      else if (--remaining < 0) return at;
    }
    return last + 1;
  };
  const readRefinement: BlockReader = (block) => {
    let at = first;
    while (emptyBlocks === 0 && at <= last) {
      const code = bits.decode(ac);
      if (code < 0) return false;
      const size = code & 15;
      const zeros = code >> 4;
      if (size === 0 && zeros < 15) {
        readEmptyBlocks(zeros);
        break;
      }
      bits.read(size);
      at = refine(block, at, zeros);
      if (size > 0 && at <= last) set(block, at);
      at += 1;
    }
    if (emptyBlocks === 0) return true;
    refine(block, at, 64);
    emptyBlocks -= 1;
    return true;
  };
  return {
    read: isRefinement ? readRefinement : readFirst,
    restart: () => {
      emptyBlocks = 0;
    },
  };
}
