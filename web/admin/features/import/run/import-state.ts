import type { ColumnPlan } from "../columns/column-layouts.ts";
import type { Spreadsheet } from "../file/spreadsheet.ts";
import type { ImportProgress } from "./import-progress.ts";
import type { AcceptedCells, Corrections } from "./sent-rows.ts";

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
  accepted?: AcceptedCells | undefined;
  progress?: ImportProgress | undefined;
  /** After an import: the check of the rows that it left out. */
  left?: ImportProgress | undefined;
  /** Corrected rows whose new check is not complete. `progress` and `left` show the last complete check. */
  recheck?: Recheck | undefined;
  lastCorrection?: LastCorrection | undefined;
  /** Why the import cannot continue. */
  problem?: string | undefined;
  /** Stopped because the connection was lost: it continues when the device is online again. */
  isOffline?: boolean;
  /** Cancelled, but the response to the current batch is still pending. */
  isStopping?: boolean;
}

/** The new check of corrected rows. */
export interface Recheck {
  /** The rows to check, by position. */
  positions: readonly number[];
  /** The corrected cells, as `cellKey` names them. */
  cells: ReadonlySet<string>;
  done: number;
  /** Why it stopped. */
  problem?: string;
}

/** What the user has corrected last. */
export interface LastCorrection {
  /** What was done, and what is still wrong. */
  text: string;
  /** What to return to; undefined after an undo. */
  before?: { corrections: Corrections; accepted: AcceptedCells | undefined; positions: readonly number[] };
}
