import { readSheet } from "read-excel-file/web-worker";
import { toTexts } from "./workbook-cells.ts";

/** Reads a workbook outside the page, so that the page stays usable. Macros are never run: only cells are read. */
addEventListener("message", async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    postMessage({ sheet: toTexts(await readSheet(data)) });
  } catch {
    postMessage({});
  }
});
