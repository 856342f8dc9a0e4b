import type { ImportProgress } from "./run-import.ts";
import type { Spreadsheet } from "./spreadsheet.ts";

/** `checked`: the dry run is complete. `stopped`: a check or an import was cancelled or has failed. */
export type ImportStage = "empty" | "reading" | "checking" | "checked" | "importing" | "imported" | "stopped";

export interface ImportState {
  stage: ImportStage;
  spreadsheet?: Spreadsheet | undefined;
  progress?: ImportProgress | undefined;
  /** Why the import cannot continue. */
  problem?: string | undefined;
  /** Cancelled, but the response to the current batch is still pending. */
  isStopping?: boolean;
}
