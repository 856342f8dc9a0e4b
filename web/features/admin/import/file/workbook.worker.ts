import { readSheet } from "read-excel-file/web-worker";
import { unpackWorkbook } from "./unpack-workbook.ts";
import { toWorkbookTexts } from "./workbook-texts.ts";

/** Reads a workbook outside the page, so that the page stays usable. Macros are never run: only cells are read. */
addEventListener("message", async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    postMessage({ sheet: toWorkbookTexts(await readSheet(unpackWorkbook(data))) });
  } catch {
    postMessage({});
  }
});
