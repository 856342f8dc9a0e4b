import { trustScriptUrl } from "#web/lib/page/trusted-url.ts";
import type { Workbook } from "./pick-sheet.ts";
import workerUrl from "./workbook.worker.ts?worker&url";

const damaged =
  "The workbook is damaged or protected by a password. Save it again as .xlsx without a password, or as CSV";

/**
 * Reads all sheets of a workbook.
 * @throws Error with a message for the user when the workbook cannot be read
 */
export function readWorkbook(bytes: ArrayBuffer): Promise<Workbook> {
  const worker = new Worker(trustScriptUrl(workerUrl), { type: "module" });
  return new Promise<Workbook>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ workbook?: Workbook }>) =>
      data.workbook ? resolve(data.workbook) : reject(new Error(damaged));
    worker.onerror = () => reject(new Error(damaged));
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}
