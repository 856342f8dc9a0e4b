import type { ImageType } from "#contract/images/image-urls.ts";
import { ImageRejected } from "./image-rejected.ts";

/** The signatures of the accepted types. */
const signatures: [ImageType, (file: string) => boolean][] = [
  ["image/jpeg", (file) => file.startsWith("\xff\xd8\xff")],
  ["image/png", (file) => file.startsWith("\x89PNG\r\n\x1a\n")],
  ["image/gif", (file) => /^GIF8[79]a/.test(file)],
  ["image/webp", (file) => file.startsWith("RIFF") && file.startsWith("WEBP", 8)],
];

const brand = (file: string) => (file.startsWith("ftyp", 4) ? file.slice(8, 12) : "");
const startsWithAny = (file: string, ...starts: string[]) => starts.some((start) => file.startsWith(start));

/** Other files that people upload by mistake, for the error message. */
const others: [name: string, is: (file: string) => boolean][] = [
  ["an AVIF image", (file) => /^avi[fs]$/.test(brand(file))],
  ["a HEIC image", (file) => /^(hei|hev|mif1|msf1)/.test(brand(file))],
  ["a video", (file) => brand(file) !== "" || startsWithAny(file, "\x1a\x45\xdf\xa3")],
  ["a PDF document", (file) => startsWithAny(file, "%PDF")],
  ["a ZIP archive or an office document", (file) => startsWithAny(file, "PK\x03\x04")],
  ["a TIFF image or a camera's raw file", (file) => startsWithAny(file, "II*\0", "MM\0*")],
  ["a BMP image", (file) => startsWithAny(file, "BM")],
  ["a JPEG XL image", (file) => startsWithAny(file, "\0\0\0\x0cJXL", "\xff\x0a")],
  ["an SVG drawing", (file) => /^(<\?xml.*|<!--.*|<!doctype svg.*)?<svg[\s/>]/is.test(markup(file))],
  ["a web page", (file) => /^<(!doctype html|html|head|body|script)/i.test(markup(file))],
];

/** Removes what may precede the first tag. */
const markup = (file: string) => file.replace("\xef\xbb\xbf", "").trimStart();

/**
 * Detects the type of a file by its first bytes. The file name and the content type are not trusted.
 * @throws ImageRejected for everything but JPEG, PNG, GIF and WebP
 */
export function detectImageType(bytes: Uint8Array): ImageType {
  const file = String.fromCharCode(...bytes.subarray(0, 512));
  const found = signatures.find(([, is]) => is(file));
  if (found) return found[0];
  const other = others.find(([, is]) => is(file))?.[0];
  const reason = bytes.length === 0 ? "The file is empty." : other ? `This is ${other}.` : "This is not an image.";
  throw new ImageRejected("type", `${reason} Please choose a JPEG, PNG, GIF or WebP image.`);
}
