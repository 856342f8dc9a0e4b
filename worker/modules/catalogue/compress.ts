import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** Texts above this size take the best quality too long for the time that a request may compute. */
const bestQualityBytes = 700_000;
const goodQuality = 9;

/** Returns a text compressed with brotli. */
export function compress(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  const quality = bytes.length > bestQualityBytes ? goodQuality : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Uint8Array(brotliCompressSync(bytes, { params }));
}

/** Returns the text of `compress`. @throws Error for other bytes */
export const decompress = (bytes: Uint8Array): string => new TextDecoder().decode(brotliDecompressSync(bytes));
