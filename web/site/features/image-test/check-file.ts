import { formatNumber } from "#web/lib/format/format-values.ts";
import { detectImageFormat } from "./detect-image-format.ts";

export interface TestResult {
  ok: boolean;
  text: string;
}

/** Checks the format and content of a file in the browser. The file is not uploaded. */
export async function checkFile(file: File): Promise<TestResult> {
  const fileInfo = `${file.name}: ${formatNumber(file.size)} bytes`;
  const format = detectImageFormat(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (!format) return { ok: false, text: `${fileInfo}, unknown format` };
  const declaredType = file.type && file.type !== format.mimeType ? `, declared as ${file.type}` : "";
  const storage = format.isStored ? "can be stored unchanged" : "is converted to WebP or JPEG before the upload";
  return readImageSize(file).then(
    (size) => ({ ok: true, text: `${fileInfo}, ${format.name}${declaredType}, ${size}, ${storage}` }),
    () => ({ ok: false, text: `${fileInfo}, ${format.name}${declaredType}, but this browser cannot read it` }),
  );
}

async function readImageSize(file: File): Promise<string> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
  return `${image.naturalWidth} × ${image.naturalHeight}`;
}
