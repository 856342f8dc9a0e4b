import { type Unzipped, unzipSync, zipSync } from "fflate";

/**
 * Returns the files of a workbook that contain its cells.
 * @throws Error when it is no ZIP archive
 */
export const unpackWorkbook = (bytes: ArrayBuffer): Unzipped =>
  unzipSync(new Uint8Array(bytes), { filter: ({ name }) => /\.(xml|rels)$/.test(name) });

/**
 * Returns a workbook in which nothing is compressed. For large compressed sheets its reader starts a worker from a blob,
 * which the content security policy does not allow.
 */
export const packUncompressed = (files: Unzipped): ArrayBuffer => zipSync(files, { level: 0 }).buffer as ArrayBuffer;
