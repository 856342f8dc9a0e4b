const formats: [name: string, mimeType: string, offset: number, bytes: number[]][] = [
  ["JPEG", "image/jpeg", 0, [0xff, 0xd8, 0xff]],
  ["PNG", "image/png", 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["GIF", "image/gif", 0, [0x47, 0x49, 0x46, 0x38]],
  ["WebP", "image/webp", 8, [0x57, 0x45, 0x42, 0x50]],
  ["AVIF", "image/avif", 8, [0x61, 0x76, 0x69, 0x66]],
  ["HEIC", "image/heic", 8, [0x68, 0x65, 0x69]],
];

/** The formats a listing's picture may be stored in (ruling 32). */
const stored: readonly string[] = ["JPEG", "PNG", "GIF", "WebP"];

export interface ImageFormat {
  name: string;
  mimeType: string;
  /** Stored as it is; the others become WebP or JPEG in the staff's browser first. */
  isStored: boolean;
}

/** What a file is by its first bytes, whatever it is called; undefined when it is no picture we know. */
export function detectImageFormat(head: Uint8Array): ImageFormat | undefined {
  const found = formats.find(([, , offset, bytes]) => bytes.every((byte, at) => head[offset + at] === byte));
  if (!found) return undefined;
  const [name, mimeType] = found;
  return { name, mimeType, isStored: stored.includes(name) };
}
