import readWorkbook from "read-excel-file/web-worker";
import { countFormulasWithoutResult } from "./formulas-without-result.ts";
import type { Workbook } from "./pick-sheet.ts";
import { packUncompressed, unpackWorkbook } from "./unpack-workbook.ts";
import { toSheets } from "./workbook-texts.ts";

/** Reads a workbook outside the page, so that the page stays usable. Macros are never run: only cells are read. */
addEventListener("message", async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const files = unpackWorkbook(data);
    const formulasWithoutResult = countFormulasWithoutResult(files);
    const sheets = toSheets(await readWorkbook(packUncompressed(files)));
    postMessage({ workbook: { sheets, formulasWithoutResult } satisfies Workbook });
  } catch {
    postMessage({});
  }
});
