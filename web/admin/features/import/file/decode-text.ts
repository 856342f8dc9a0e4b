interface DecodedText {
  text: string;
  /** Whether another encoding fits the bytes too. */
  isGuessed: boolean;
}

/**
 * Returns the text of a file in UTF-8, UTF-16 or Windows-1252, in which Excel saves text without a mark; undefined if it is
 * no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const utf16 = utf16Encoding(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), isGuessed: false };
  // Old workbooks and images contain control bytes, text does not.
  if (bytes.subarray(0, 4096).some((byte) => byte < 9)) return undefined;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isGuessed: true };
  }
}

/** UTF-16 has a mark, or every other byte of most texts is 0. */
function utf16Encoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === "255 254") return "utf-16le";
  if (mark === "254 255") return "utf-16be";
  const start = [...bytes.subarray(0, 200)];
  const zeros = (offset: number) => start.filter((byte, index) => index % 2 === offset && byte === 0).length;
  if (start.length < 4 || start.some((byte, index) => byte === 0 && start[index + 1] === 0)) return undefined;
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return "utf-16le";
  return zeros(0) > start.length / 4 && zeros(1) === 0 ? "utf-16be" : undefined;
}
