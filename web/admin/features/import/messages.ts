import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { isForbidden, isUnauthorized } from "#web/lib/api/api-error.ts";
import { formatCount, formatNumber, joinParts } from "#web/lib/format/format-values.ts";
import type { ImportProgress } from "./run/import-progress.ts";
import type { ImportStage } from "./run/import-state.ts";

export const sessionExpired = "Your session has ended. Sign in again to continue.";

export function importFinishedToast({ counts }: ImportProgress) {
  const parts = joinParts([
    `${formatCount(counts.created, "listing")} created`,
    `${formatNumber(counts.updated)} updated`,
    `${formatNumber(counts.unchanged)} unchanged`,
    `${formatNumber(counts.error)} rejected`,
    counts.question > 0 && `${formatNumber(counts.question)} with questions left out`,
  ]);
  const text = `${parts}.`;
  return { tone: counts.error + counts.question > 0 ? "warn" : "good", title: "Import complete", text } as const;
}

export function importFailureText(error: unknown): string {
  if (isUnauthorized(error)) return sessionExpired;
  return `${isForbidden(error) ? adminMessages.denied : errorText(error).replace(/\.$/, "")}.`;
}

export function importFailureTitle(progress: ImportProgress | undefined): string {
  if (!progress) return "The file cannot be imported";
  return progress.dryRun ? "The check stopped" : "The import stopped";
}

export function stageText(stage: ImportStage, progress: ImportProgress | undefined): string {
  const texts: Partial<Record<ImportStage, string>> = {
    reading: "Reading...",
    checking: "Checking...",
    checked: "Checked. Nothing has changed yet.",
    importing: "Importing...",
    imported: "Imported.",
  };
  return stage === "stopped" && progress ? stoppedText(progress) : (texts[stage] ?? "");
}

function stoppedText({ dryRun, done, total }: ImportProgress): string {
  const rows = `${formatNumber(done)} of ${formatCount(total, "row")}`;
  if (dryRun) return `Stopped after checking ${rows}. Nothing has changed.`;
  return `Stopped after importing ${rows}. Imported rows are saved. Continue or import the file again; this creates no duplicates.`;
}
