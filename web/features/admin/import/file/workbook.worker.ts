import readWorkbook from "read-excel-file/web-worker";
import { unpackWorkbook } from "./unpack-workbook.ts";
import { toWorkbookTexts } from "./workbook-texts.ts";

/** Reads a workbook outside the page, so that the page stays usable. Macros are never run: only cells are read. */
addEventListener("message", async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const sheets = await readWorkbook(unpackWorkbook(data));
    postMessage({ sheets: sheets.map(({ sheet, data: cells }) => ({ name: sheet, cells: toWorkbookTexts(cells) })) });
  } catch {
    postMessage({});
  }
});
