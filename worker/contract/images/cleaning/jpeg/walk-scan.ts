import { type BitReader, bitReader } from "./bit-reader.ts";
import { acReader, type Band, type BlockReader, dcReader, sequentialReader } from "./block-readers.ts";
import type { Component, Frame } from "./frame.ts";
import { buildHuffmanTable, type HuffmanSpec, type HuffmanTable } from "./huffman.ts";

/** What is known of the JPEG before a scan. */
export interface ScanContext {
  frame: Frame;
  huffman: ReadonlyMap<number, HuffmanSpec>;
  /** Units between restart markers; 0 without them. */
  restartInterval: number;
}

/**
 * What a scan's data contain: all blocks, and where they end; or too few, and how many rows of units have none; or
 * something that this code does not understand.
 */
export type ScanContent = { is: "whole"; end: number } | { is: "cut"; missingRows: number } | { is: "unknown" };

/** A component in a scan, with its way to read a block. */
interface Part {
  component: Component;
  read: BlockReader;
}

const unknown: ScanContent = { is: "unknown" };
/** Of a progressive image; more would need too much memory. */
const maxBlocks = 20_000_000;

/**
 * Reads over the codes of a scan without decoding the image, to find out whether all of its blocks are there. It takes
 * about 0.1 s for each 5 MB.
 * @param payload the header of the scan
 * @param from the start of its data
 */
export function walkScan(bytes: Uint8Array, payload: Uint8Array, from: number, context: ScanContext): ScanContent {
  const { frame, restartInterval } = context;
  const bits = bitReader(bytes, from);
  const scan = readScanHeader(payload, context, bits);
  if (!scan) return unknown;
  const { parts, band, restart } = scan;
  const [single] = parts;
  const isAlone = parts.length === 1;
  const columns = isAlone && single ? single.component.columns : frame.unitColumns;
  const rows = isAlone && single ? single.component.rows : frame.unitRows;

  const readUnit = (row: number, column: number): boolean => {
    if (isAlone && single) return single.read(row * single.component.stride + column);
    for (const { component, read } of parts) {
      for (let y = 0; y < component.down; y++) {
        const block = (row * component.down + y) * component.stride + column * component.across;
        for (let x = 0; x < component.across; x++) if (!read(block + x)) return false;
      }
    }
    return true;
  };

  let units = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (restartInterval > 0 && units > 0 && units % restartInterval === 0) {
        const next = findRestart(bytes, bits.position());
        if (next === undefined) return isEndOfData(bytes, bits.position()) ? cut(rows - row) : unknown;
        bits.restart(next);
        restart();
      }
      const isRead = readUnit(row, column);
      if (bits.isBehindData()) {
        return isRestartMarker(bytes, bits.position()) ? unknown : cut(rows - row);
      }
      if (!isRead) return unknown;
      units += 1;
    }
  }
  for (const { component } of parts) component.missingBits.fill(band.lowBit, band.first, band.last + 1);
  return { is: "whole", end: bits.position() };
}

const cut = (missingRows: number): ScanContent => ({ is: "cut", missingRows });

/** Returns the position behind a restart marker, before which there may be filler bytes. */
function findRestart(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
  return isRestartMarker(bytes, at) ? at + 2 : undefined;
}

const isRestartMarker = (bytes: Uint8Array, at: number) => bytes[at] === 0xff && ((bytes[at + 1] ?? 0) & 0xf8) === 0xd0;

/** Whether the file or, with another marker, the scan ends here. */
const isEndOfData = (bytes: Uint8Array, at: number) =>
  at >= bytes.length || (bytes[at] === 0xff && bytes[at + 1] !== 0);

/** Reads which components and coefficients a scan has; undefined if it makes no sense. */
function readScanHeader(payload: Uint8Array, { frame, huffman }: ScanContext, bits: BitReader) {
  const byte = (at: number) => payload[at] ?? 0;
  const count = byte(0);
  if (payload.length !== 4 + 2 * count || count === 0) return undefined;
  const bitRange = byte(3 + 2 * count);
  const band: Band = frame.isProgressive
    ? {
        first: byte(1 + 2 * count),
        last: byte(2 + 2 * count),
        isRefinement: bitRange >> 4 > 0,
        lowBit: bitRange & 15,
      }
    : { first: 0, last: 63, isRefinement: false, lowBit: 0 };
  if (band.last > 63 || band.first > band.last || (frame.isProgressive && (band.first === 0) !== (band.last === 0)))
    return undefined;
  const tables = new Map<number, HuffmanTable | undefined>();
  const table = (id: number) => {
    const spec = huffman.get(id);
    if (!tables.has(id)) tables.set(id, spec && buildHuffmanTable(spec));
    return tables.get(id);
  };
  const restarts: (() => void)[] = [];
  const createReader = (component: Component, ids: number): BlockReader | undefined => {
    const dc = table(ids >> 4);
    const ac = table(0x10 | (ids & 15));
    if (!frame.isProgressive) return dc && ac && sequentialReader(bits, dc, ac);
    if (band.first === 0)
      return band.isRefinement || dc ? dcReader(bits, band.isRefinement ? undefined : dc) : undefined;
    const blocks = component.stride * frame.unitRows * component.down;
    if (!ac || count > 1 || blocks > maxBlocks) return undefined;
    component.nonZero ??= new Uint32Array(blocks * 2);
    const reader = acReader(bits, ac, band, component.nonZero);
    restarts.push(reader.restart);
    return reader.read;
  };
  const parts: Part[] = [];
  for (let index = 0; index < count; index++) {
    const component = frame.components.find(({ id }) => id === byte(1 + 2 * index));
    const read = component && createReader(component, byte(2 + 2 * index));
    if (!component || !read || component.across === 0 || component.down === 0) return undefined;
    parts.push({ component, read });
  }
  const restart = () => {
    for (const reset of restarts) reset();
  };
  return { parts, band, restart };
}
