/** A Huffman table of a JPEG: the number of codes of each length from 1 to 16, and the values in the order of the codes. */
export interface HuffmanSpec {
  counts: Uint8Array;
  values: Uint8Array;
}

/** A table for decoding. */
export interface HuffmanTable {
  /** By the next `shortBits` bits: the length of the code times 256 plus its value; 0 for a longer code. */
  short: Uint16Array;
  /** By the length of the code: the first code behind the last one of this length, aligned to 16 bits. */
  limits: Int32Array;
  /** By the length of the code: the position of its value minus the code. */
  offsets: Int32Array;
  values: Uint8Array;
}

/** Codes up to this length are found in one step. Most of a photo's codes are shorter. */
export const shortBits = 9;

/** Returns the tables that a segment of tables defines by class and number (`0x10` is class 1, number 0). */
export function readHuffmanSpecs(payload: Uint8Array): [id: number, spec: HuffmanSpec][] {
  const specs: [number, HuffmanSpec][] = [];
  let at = 0;
  while (at + 17 <= payload.length) {
    const counts = payload.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    specs.push([payload[at] ?? 0, { counts, values: payload.subarray(at + 17, at + 17 + total) }]);
    at += 17 + total;
  }
  return specs;
}

/** Returns the table for decoding; undefined if it has more codes than fit, or fewer values than codes. */
export function buildHuffmanTable({ counts, values }: HuffmanSpec): HuffmanTable | undefined {
  const short = new Uint16Array(1 << shortBits);
  const limits = new Int32Array(17);
  const offsets = new Int32Array(17);
  let code = 0;
  let position = 0;
  for (let length = 1; length <= 16; length++) {
    const count = counts[length - 1] ?? 0;
    offsets[length] = position - code;
    if (code + count > 1 << length || position + count > values.length) return undefined;
    if (length <= shortBits) {
      const width = shortBits - length;
      for (let index = 0; index < count; index++) {
        const entry = (length << 8) | (values[position + index] ?? 0);
        short.fill(entry, (code + index) << width, (code + index + 1) << width);
      }
    }
    code += count;
    position += count;
    limits[length] = code << (16 - length);
    code <<= 1;
  }
  return { short, limits, offsets, values };
}
