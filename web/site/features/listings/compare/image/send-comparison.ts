import { saveFile } from "#web/lib/api/save-file.ts";
import { liberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { isAborted } from "#web/lib/page/use-share-link.ts";
import type { ComparedProperty } from "../compared-home.ts";
import { drawComparison } from "./draw-comparison.ts";
import { toImageEntry } from "./image-entry.ts";

const fileName = "homes.jpg";
const type = "image/jpeg";
const quality = 0.85;

/** The last image, for a second press. */
let drawn: { content: string; file: File } | undefined;

/**
 * Opens the device's share sheet with an image of the homes, with prices in L$ too if the visitor chose them. Saves the
 * image where files cannot be shared.
 * @returns `ready` when drawing took so long that the browser wants another press before it opens the sheet
 * @throws Error when the browser cannot draw the image
 */
export async function sendComparison(
  properties: readonly ComparedProperty[],
  { title, url, siteName }: { title: string; url: string; siteName: string },
): Promise<"sent" | "saved" | "ready"> {
  const entries = properties.map((property) => toImageEntry(property, liberianDollars.shown));
  const content = JSON.stringify([entries, title, url, siteName]);
  const isDrawn = drawn?.content === content;
  if (!isDrawn || !drawn) {
    const canvas = await drawComparison(entries, { title, siteName, host: new URL(url).host });
    drawn = { content, file: new File([await encode(canvas)], fileName, { type }) };
  }
  const { file } = drawn;
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text: `${title}: ${url}` });
      return "sent";
    } catch (error) {
      if (isAborted(error)) return "sent";
      if (!isDrawn && error instanceof DOMException && error.name === "NotAllowedError") return "ready";
    }
  }
  saveFile(file, fileName);
  return "saved";
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error("The browser could not encode the image");
  return blob;
}
