import { detectEncoding, type Encoding } from "./encodings.ts";

export interface DecodedText {
  text: string;
  /** The encoding that was guessed or chosen; undefined if the file itself shows it. */
  uncertainEncoding: Encoding | undefined;
  isGuessed: boolean;
}

/** A web page or XML may name its encoding. */
const declared = /<\?xml[^<>]* encoding ?= ?["']([\w-]+)|<meta[^<>]*charset ?= ?["']?([\w-]+)/i;

/**
 * Returns the text of a file; undefined if it is not a text.
 * @param chosen the encoding that the user has chosen
 */
export function decodeText(bytes: Uint8Array, chosen: Encoding | undefined): DecodedText | undefined {
  if (chosen) return { text: new TextDecoder(chosen).decode(bytes), uncertainEncoding: chosen, isGuessed: false };
  const detected = detectEncoding(bytes);
  if (!detected) return undefined;
  const { encoding, isGuessed } = detected;
  const named = isGuessed ? decodeAsNamed(bytes) : undefined;
  if (named !== undefined) return { text: named, uncertainEncoding: undefined, isGuessed: false };
  const text = new TextDecoder(encoding).decode(bytes);
  return { text, uncertainEncoding: isGuessed ? encoding : undefined, isGuessed };
}

function decodeAsNamed(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, 4000));
  const [, xml, html] = (start.trimStart().startsWith("<") && declared.exec(start)) || [];
  try {
    return new TextDecoder(xml ?? html ?? "", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
