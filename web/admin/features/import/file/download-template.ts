import { byteOrderMark } from "#contract/admin/csv.ts";
import { saveFile } from "#web/lib/api/save-file.ts";
import { buildTemplate } from "./build-template.ts";

/** Downloads a table with the names of all columns and two examples. */
export function downloadTemplate(): void {
  saveFile(new Blob([byteOrderMark, buildTemplate()], { type: "text/csv;charset=utf-8" }), "import-template.csv");
}
