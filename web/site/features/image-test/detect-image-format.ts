const formats: [name: string, mimeType: string, offset: number, bytes: number[]][] = [
  ["JPEG", "image/jpeg", 0, [0xff, 0xd8, 0xff]],
  ["PNG", "image/png", 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["GIF", "image/gif", 0, [0x47, 0x49, 0x46, 0x38]],
  ["WebP", "image/webp", 8, [0x57, 0x45, 0x42, 0x50]],
  ["AVIF", "image/avif", 8, [0x61, 0x76, 0x69, 0x66]],
  ["HEIC", "image/heic", 8, [0x68, 0x65, 0x69]],
];

const storedFormats: readonly string[] = ["JPEG", "PNG", "GIF", "WebP"];

export interface ImageFormat {
  name: string;
  mimeType: string;
  /** Whether the file is stored unchanged. Other formats are converted in the browser before the upload. */
  isStored: boolean;
}

/** Detects the format from the first 16 bytes of a file. Returns undefined if the format is unknown. */
export function detectImageFormat(head: Uint8Array): ImageFormat | undefined {
  const format = formats.find(([, , offset, bytes]) => bytes.every((byte, index) => head[offset + index] === byte));
  if (!format) return undefined;
  const [name, mimeType] = format;
  return { name, mimeType, isStored: storedFormats.includes(name) };
}
