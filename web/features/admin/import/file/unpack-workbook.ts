import { unzipSync, zipSync } from "fflate";

/**
 * Returns a workbook with the same cells and nothing compressed. For large compressed sheets its reader starts a worker from
 * a blob, which the content security policy does not allow.
 * @throws Error when it is no ZIP archive
 */
export function unpackWorkbook(bytes: ArrayBuffer): ArrayBuffer {
  const files = unzipSync(new Uint8Array(bytes), { filter: ({ name }) => /\.(xml|rels)$/.test(name) });
  return zipSync(files, { level: 0 }).buffer as ArrayBuffer;
}
