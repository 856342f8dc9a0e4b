import { imageDamaged } from "../image-rejected.ts";

/** A colour component of a JPEG. */
export interface Component {
  id: number;
  /** Its blocks of 8 × 8 values in one unit of an interleaved scan, across and down. */
  across: number;
  down: number;
  /** Its blocks in a scan of its own. */
  columns: number;
  rows: number;
  /** Blocks in a row of all units. */
  stride: number;
  /** By coefficient, how many of its low bits no scan has coded yet. */
  missingBits: Uint8Array;
  /** Two numbers with a bit for each coefficient of a block that is not zero. Only refining scans need it. */
  nonZero: Uint32Array | undefined;
}

/** The size of a JPEG and its components. */
export interface Frame {
  width: number;
  height: number;
  isProgressive: boolean;
  components: Component[];
  /** The units of an interleaved scan. */
  unitColumns: number;
  unitRows: number;
}

const progressive = 0xc2;
/** Before the first scan, all bits of a coefficient are missing. */
const allBits = 255;

/** Reads a frame header. @throws ImageRejected if its length or its number of components is wrong */
export function readFrame(code: number, payload: Uint8Array): Frame {
  const byte = (at: number) => payload[at] ?? 0;
  const count = byte(5);
  if (payload.length !== 6 + 3 * count || ![1, 3, 4].includes(count)) throw imageDamaged();
  const height = (byte(1) << 8) | byte(2);
  const width = (byte(3) << 8) | byte(4);
  const parts = Array.from({ length: count }, (_, index) => {
    const at = 6 + 3 * index;
    return { id: byte(at), across: byte(at + 1) >> 4, down: byte(at + 1) & 15 };
  });
  const maxAcross = Math.max(1, ...parts.map(({ across }) => across));
  const maxDown = Math.max(1, ...parts.map(({ down }) => down));
  const unitColumns = Math.ceil(width / (8 * maxAcross));
  const unitRows = Math.ceil(height / (8 * maxDown));
  const components = parts.map((part) => ({
    ...part,
    columns: Math.ceil(Math.ceil((width * part.across) / maxAcross) / 8),
    rows: Math.ceil(Math.ceil((height * part.down) / maxDown) / 8),
    stride: unitColumns * part.across,
    missingBits: new Uint8Array(64).fill(allBits),
    nonZero: undefined,
  }));
  return { width, height, isProgressive: code === progressive, components, unitColumns, unitRows };
}

/** Whether the scans have coded every bit of every coefficient. Then nothing of the image can follow. */
export const isWhole = ({ components }: Frame): boolean =>
  components.every(({ missingBits }) => missingBits.every((bits) => bits === 0));
