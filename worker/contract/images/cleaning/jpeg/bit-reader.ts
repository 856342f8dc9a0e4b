import { type HuffmanTable, shortBits } from "./huffman.ts";

/** Reads the bits of a scan. Behind the last data, which a marker or the end of the file ends, it reads zeros. */
export interface BitReader {
  /** Returns the value of the next code, or -1 if the table has no such code. */
  decode(table: HuffmanTable): number;
  /** Returns the next bits, at most 16. */
  read(bits: number): number;
  /** Whether bits behind the last data have been read. */
  isBehindData(): boolean;
  /** Returns the position behind the last byte of which a bit has been read. */
  position(): number;
  /** Continues at a position, with a whole byte. */
  restart(at: number): void;
}

export function bitReader(bytes: Uint8Array, from: number): BitReader {
  let at = from;
  /** The lowest `count` bits are still to be read; the lowest `padding` bits of a scan's end are no data. */
  let buffer = 0;
  let count = 0;
  let padding = 0;

  /** Loads bytes until 17 bits or more can be read. */
  const load = () => {
    while (count <= 16) {
      const byte = at < bytes.length ? (bytes[at] as number) : -1;
      const isData = byte >= 0 && (byte !== 0xff || bytes[at + 1] === 0);
      buffer = (buffer << 8) | (isData ? byte : 0);
      count += 8;
      if (!isData) padding += 8;
      // A zero byte behind 0xff says that it is data.
      else at += byte === 0xff ? 2 : 1;
    }
  };
  return {
    decode({ short, limits, offsets, values }) {
      if (count <= 16) load();
      const entry = short[(buffer >>> (count - shortBits)) & ((1 << shortBits) - 1)] as number;
      if (entry !== 0) {
        count -= entry >>> 8;
        return entry & 0xff;
      }
      const next = (buffer >>> (count - 16)) & 0xffff;
      for (let length = shortBits + 1; length <= 16; length++) {
        if (next >= (limits[length] as number)) continue;
        count -= length;
        return values[(next >>> (16 - length)) + (offsets[length] as number)] as number;
      }
      return -1;
    },
    read(bits) {
      if (count <= 16) load();
      count -= bits;
      return (buffer >>> count) & ((1 << bits) - 1);
    },
    isBehindData: () => count < padding,
    position() {
      let position = at;
      for (let unread = (count - padding) >> 3; unread > 0; unread--) {
        position -= bytes[position - 1] === 0 && bytes[position - 2] === 0xff ? 2 : 1;
      }
      return position;
    },
    restart(position) {
      at = position;
      count = 0;
      padding = 0;
    },
  };
}
