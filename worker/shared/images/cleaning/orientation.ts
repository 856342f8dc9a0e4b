import { byteReader } from "./bytes.ts";

/** The EXIF orientation from 1 to 8; 1 is upright. */
export type Orientation = number;

export const upright: Orientation = 1;

const orientationTag = 0x0112;
const shortType = 3;

/** Returns the orientation in EXIF data; upright if it cannot be read. */
export function readOrientation(exif: Uint8Array): Orientation {
  try {
    return findOrientation(exif) ?? upright;
  } catch {
    return upright;
  }
}

function findOrientation(exif: Uint8Array): Orientation | undefined {
  const withHeader = byteReader(exif).text(0, 4) === "Exif";
  const tiff = byteReader(withHeader ? exif.subarray(6) : exif);
  const order = tiff.text(0, 2);
  if (order !== "II" && order !== "MM") return undefined;
  const little = order === "II";
  if (tiff.u16(2, little) !== 42) return undefined;
  const directory = tiff.u32(4, little);
  const entries = tiff.u16(directory, little);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (tiff.u16(entry, little) !== orientationTag) continue;
    const value = tiff.u16(entry + 8, little);
    return tiff.u16(entry + 2, little) === shortType && value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** Returns minimal EXIF data with only the orientation. */
export function writeOrientation(orientation: Orientation): number[] {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [orientationTag >> 8, orientationTag & 0xff, 0, shortType, 0, 0, 0, 1, 0, orientation, 0, 0];
  return [...header, 0, 1, ...entry, 0, 0, 0, 0];
}

/** Returns the displayed size. Orientations from 5 swap width and height. */
export function displaySize(
  width: number,
  height: number,
  orientation: Orientation,
): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
