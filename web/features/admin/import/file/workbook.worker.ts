import readWorkbook from "read-excel-file/web-worker";
import { unpackWorkbook } from "./unpack-workbook.ts";
import { toSheets } from "./workbook-texts.ts";

/** Reads a workbook outside the page, so that the page stays usable. Macros are never run: only cells are read. */
addEventListener("message", async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const sheets = await readWorkbook(unpackWorkbook(data));
    postMessage({ sheets: toSheets(sheets) });
  } catch {
    postMessage({});
  }
});
