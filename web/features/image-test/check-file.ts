import { formatNumber } from "#web/lib/format/format-values.ts";
import { detectImageFormat } from "./detect-image-format.ts";

export interface TestResult {
  ok: boolean;
  text: string;
}

/** Judges a chosen file by its content and lets the browser decode it. Nothing is sent anywhere. */
export async function checkFile(file: File): Promise<TestResult> {
  const about = `${file.name}: ${formatNumber(file.size)} bytes`;
  const format = detectImageFormat(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (!format) return { ok: false, text: `${about}, no picture in a known format` };
  const renamed = file.type && file.type !== format.mimeType ? `, although it says ${file.type}` : "";
  const fate = format.isStored ? "may be stored as it is" : "becomes WebP or JPEG before it is sent";
  return sizeOf(file).then(
    (size) => ({ ok: true, text: `${about}, ${format.name}${renamed}, ${size}, ${fate}` }),
    () => ({ ok: false, text: `${about}, ${format.name}${renamed}, but this browser cannot read it` }),
  );
}

async function sizeOf(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const size = `${bitmap.width} × ${bitmap.height}`;
  bitmap.close();
  return size;
}
