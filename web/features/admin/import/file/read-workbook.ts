import { trustScriptUrl } from "#web/lib/page/trusted-url.ts";
import workerUrl from "./workbook.worker.ts?worker&url";

const damaged =
  "The workbook is damaged or protected by a password. Save it again as .xlsx without a password, or as CSV";

/**
 * Returns the cells of the first sheet of a workbook.
 * @throws Error with a message for the user when the workbook cannot be read
 */
export function readWorkbook(bytes: ArrayBuffer): Promise<string[][]> {
  const worker = new Worker(trustScriptUrl(workerUrl), { type: "module" });
  return new Promise<string[][]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ sheet?: string[][] }>) =>
      data.sheet ? resolve(data.sheet) : reject(new Error(damaged));
    worker.onerror = () => reject(new Error(damaged));
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}
