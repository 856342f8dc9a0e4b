import type { ImageType } from "#contract/images/image-urls.ts";
import { ImageRefused } from "./image-refused.ts";

/** How each accepted type begins. */
const beginnings: [ImageType, (file: string) => boolean][] = [
  ["image/jpeg", (file) => file.startsWith("\xff\xd8\xff")],
  ["image/png", (file) => file.startsWith("\x89PNG\r\n\x1a\n")],
  ["image/gif", (file) => /^GIF8[79]a/.test(file)],
  ["image/webp", (file) => file.startsWith("RIFF") && file.startsWith("WEBP", 8)],
];

const brand = (file: string) => (file.startsWith("ftyp", 4) ? file.slice(8, 12) : "");
const oneOf = (file: string, ...starts: string[]) => starts.some((start) => file.startsWith(start));

/** Files that people send for pictures, by how they begin, and what they are called. */
const others: [name: string, is: (file: string) => boolean][] = [
  ["an AVIF picture", (file) => /^avi[fs]$/.test(brand(file))],
  ["a HEIC picture", (file) => /^(hei|hev|mif1|msf1)/.test(brand(file))],
  ["a video", (file) => brand(file) !== "" || oneOf(file, "\x1a\x45\xdf\xa3")],
  ["a PDF document", (file) => oneOf(file, "%PDF")],
  ["a ZIP archive or an office document", (file) => oneOf(file, "PK\x03\x04")],
  ["a TIFF picture or a camera's raw file", (file) => oneOf(file, "II*\0", "MM\0*")],
  ["a BMP picture", (file) => oneOf(file, "BM")],
  ["a JPEG XL picture", (file) => oneOf(file, "\0\0\0\x0cJXL", "\xff\x0a")],
  ["an SVG drawing", (file) => /^(<\?xml.*|<!--.*|<!doctype svg.*)?<svg[\s/>]/is.test(markup(file))],
  ["a web page", (file) => /^<(!doctype html|html|head|body|script)/i.test(markup(file))],
];

/** Text without what may stand before its first tag. */
const markup = (file: string) => file.replace("\xef\xbb\xbf", "").trimStart();

/**
 * What a file is, judged by how it begins and never by its name or what the sender says of it.
 * @throws PictureRefused for everything but JPEG, PNG, GIF and WebP
 */
export function detectImageType(bytes: Uint8Array): ImageType {
  const file = String.fromCharCode(...bytes.subarray(0, 512));
  const found = beginnings.find(([, is]) => is(file));
  if (found) return found[0];
  const other = others.find(([, is]) => is(file))?.[0];
  const said = bytes.length === 0 ? "The file is empty." : other ? `This is ${other}.` : "This is not a picture.";
  throw new ImageRefused("type", `${said} Please send a JPEG, PNG, GIF or WebP picture.`);
}
