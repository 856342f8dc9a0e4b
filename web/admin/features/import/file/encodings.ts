/** Encodings to choose from, as `TextDecoder` names them, and their names in spreadsheet programs. */
export const encodings = [
  ["utf-8", "UTF-8"],
  ["utf-16le", "UTF-16"],
  ["utf-16be", "UTF-16, big-endian"],
  ["windows-1252", "Windows-1252 (Western Europe)"],
  ["iso-8859-15", "ISO-8859-15 (Western Europe)"],
  ["macintosh", "Mac OS Roman (Excel for Mac)"],
  ["windows-1250", "Windows-1250 (Central Europe)"],
  ["windows-1256", "Windows-1256 (Arabic)"],
  ["gb18030", "GB 18030 (Chinese)"],
] as const;

export type Encoding = (typeof encodings)[number][0];

export interface DetectedEncoding {
  encoding: Encoding;
  /** Whether several encodings fit the bytes of the file. */
  isGuessed: boolean;
}

/**
 * Returns the encoding of a text file; undefined if it is not a text. Excel saves UTF-8, UTF-16 or a regional encoding
 * without a mark, most often Windows-1252.
 */
export function detectEncoding(bytes: Uint8Array): DetectedEncoding | undefined {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === "255 254") return { encoding: "utf-16le", isGuessed: false };
  if (mark === "254 255") return { encoding: "utf-16be", isGuessed: false };
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return { encoding: utf16, isGuessed: false };
  // Old workbooks and images contain control bytes, text does not.
  if (bytes.subarray(0, 4096).some((byte) => byte < 9)) return undefined;
  return isUtf8(bytes) ? { encoding: "utf-8", isGuessed: false } : { encoding: "windows-1252", isGuessed: true };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** In UTF-16, every other byte of most texts is 0. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const start = [...bytes.subarray(0, 200)];
  const zeros = (offset: number) => start.filter((byte, index) => index % 2 === offset && byte === 0).length;
  if (start.length < 4 || start.some((byte, index) => byte === 0 && start[index + 1] === 0)) return undefined;
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return "utf-16le";
  return zeros(0) > start.length / 4 && zeros(1) === 0 ? "utf-16be" : undefined;
}
