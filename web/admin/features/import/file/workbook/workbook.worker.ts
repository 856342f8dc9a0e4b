import { damaged } from "./damaged.ts";
import { type ParsedArchive, parseWorkbook } from "./parse-workbook.ts";

/** Reads a workbook outside the page, so that the page stays usable. Macros are never run: only cells are read. */
addEventListener("message", async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    postMessage(await parseWorkbook(data));
  } catch {
    postMessage({ problem: damaged } satisfies ParsedArchive);
  }
});
