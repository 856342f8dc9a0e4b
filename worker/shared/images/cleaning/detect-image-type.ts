import type { ImageType } from "#shared/images/image-urls.ts";
import { ImageRejected } from "./image-rejected.ts";

/** The first bytes of a file that `identifyFile` needs. */
export const identifyingBytes = 512;

/** What a file is by its content. */
export type FileIdentity =
  /** An image that is stored as it is. */
  | { is: "stored"; type: ImageType }
  /** An image that a browser may be able to convert. */
  | { is: "image"; type: string; name: string }
  | { is: "other"; name: string }
  | { is: "unknown" };

/** The signatures of the accepted types. */
const signatures: [ImageType, (file: string) => boolean][] = [
  ["image/jpeg", (file) => file.startsWith("\xff\xd8\xff")],
  ["image/png", (file) => file.startsWith("\x89PNG\r\n\x1a\n")],
  ["image/gif", (file) => /^GIF8[79]a/.test(file)],
  ["image/webp", (file) => file.startsWith("RIFF") && file.startsWith("WEBP", 8)],
];

const brand = (file: string) => (file.startsWith("ftyp", 4) ? file.slice(8, 12) : "");
const startsWithAny = (file: string, ...starts: string[]) => starts.some((start) => file.startsWith(start));

/** Other images, and their names for the error message. */
const otherImages: [type: string, name: string, is: (file: string) => boolean][] = [
  ["image/avif", "an AVIF image", (file) => /^avi[fs]$/.test(brand(file))],
  ["image/heic", "a HEIC image", (file) => /^(hei|hev|mif1|msf1)/.test(brand(file))],
  ["image/tiff", "a TIFF image or a camera's raw file", (file) => startsWithAny(file, "II*\0", "MM\0*")],
  ["image/bmp", "a BMP image", (file) => startsWithAny(file, "BM")],
  ["image/jxl", "a JPEG XL image", (file) => startsWithAny(file, "\0\0\0\x0cJXL", "\xff\x0a")],
  ["image/svg+xml", "an SVG drawing", (file) => /^(<\?xml.*|<!--.*|<!doctype svg.*)?<svg[\s/>]/is.test(markup(file))],
];

/** Files that people upload by mistake. Image files with a brand have been found before. */
const otherFiles: [name: string, is: (file: string) => boolean][] = [
  ["a video", (file) => brand(file) !== "" || startsWithAny(file, "\x1a\x45\xdf\xa3")],
  ["a PDF document", (file) => startsWithAny(file, "%PDF")],
  ["a ZIP archive or an office document", (file) => startsWithAny(file, "PK\x03\x04")],
  ["a web page", (file) => /^<(!doctype html|html|head|body|script)/i.test(markup(file))],
];

/** Removes what may precede the first tag. */
const markup = (file: string) => file.replace("\xef\xbb\xbf", "").trimStart();

/**
 * Returns what a file is by its first bytes. The name and the type that a phone reports are not trusted.
 * @param bytes the file, or its first `identifyingBytes`
 */
export function identifyFile(bytes: Uint8Array): FileIdentity {
  const file = String.fromCharCode(...bytes.subarray(0, identifyingBytes));
  const stored = signatures.find(([, is]) => is(file));
  if (stored) return { is: "stored", type: stored[0] };
  const image = otherImages.find(([, , is]) => is(file));
  if (image) return { is: "image", type: image[0], name: image[1] };
  const other = otherFiles.find(([, is]) => is(file));
  return other ? { is: "other", name: other[0] } : { is: "unknown" };
}

/** @throws ImageRejected for everything but JPEG, PNG, GIF and WebP */
export function detectImageType(bytes: Uint8Array): ImageType {
  const identity = identifyFile(bytes);
  if (identity.is === "stored") return identity.type;
  const reason = "name" in identity ? `This is ${identity.name}.` : "This is not an image.";
  const text = bytes.length === 0 ? "The file is empty." : reason;
  throw new ImageRejected("type", `${text} Please choose a JPEG, PNG, GIF or WebP image.`);
}
