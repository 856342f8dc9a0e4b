import type { ColumnPlan } from "../columns/column-layouts.ts";
import type { Spreadsheet } from "../file/spreadsheet.ts";
import type { ImportProgress } from "./import-progress.ts";
import type { Corrections } from "./sent-rows.ts";

/** `checked`: the dry run is complete. `stopped`: a check or an import was cancelled or has failed. */
export type ImportStage =
  | "empty"
  | "reading"
  | "columns"
  | "checking"
  | "checked"
  | "importing"
  | "imported"
  | "undone"
  | "stopped";

export interface ImportState {
  stage: ImportStage;
  spreadsheet?: Spreadsheet | undefined;
  plan?: ColumnPlan | undefined;
  corrections?: Corrections | undefined;
  progress?: ImportProgress | undefined;
  /** Why the import cannot continue. */
  problem?: string | undefined;
  /** Stopped because the connection was lost: it continues when the device is online again. */
  isOffline?: boolean;
  /** Cancelled, but the response to the current batch is still pending. */
  isStopping?: boolean;
}
