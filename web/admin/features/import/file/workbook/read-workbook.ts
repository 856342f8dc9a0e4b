import { trustScriptUrl } from "#web/lib/page/trusted-url.ts";
import { damaged } from "./damaged.ts";
import type { ParsedArchive } from "./parse-workbook.ts";
import workerUrl from "./workbook.worker.ts?worker&url";

const isTooSlow = "The workbook takes too long to read. Delete what is not needed, or save the sheet as CSV";
/** An archive may state a smaller size than its content has. */
const maxMilliseconds = 120_000;

/**
 * Reads all sheets of a workbook.
 * @throws Error with a message for the user when the workbook cannot be read
 */
export function readWorkbook(bytes: ArrayBuffer): Promise<Exclude<ParsedArchive, { problem: string }>> {
  const worker = new Worker(trustScriptUrl(workerUrl), { type: "module" });
  return new Promise<Exclude<ParsedArchive, { problem: string }>>((resolve, reject) => {
    const fail = (message: string) => reject(new Error(message));
    const timer = setTimeout(() => fail(isTooSlow), maxMilliseconds);
    worker.onmessage = ({ data }: MessageEvent<ParsedArchive>) => {
      clearTimeout(timer);
      if ("problem" in data) fail(data.problem);
      else resolve(data);
    };
    worker.onerror = () => fail(damaged);
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}
