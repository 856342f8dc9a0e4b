import { useRef, useState } from "react";
import { readCsv } from "#contract/csv.ts";
import { countOf } from "#web/lib/format.ts";
import { showToast } from "#web/ui/toast.tsx";
import { reasonOf } from "../kit/messages.ts";
import { type ImportProgress, runImport, type TableRow } from "./import-run.ts";

interface Table {
  name: string;
  rows: TableRow[];
}

/** `checked`: the dry run has said what would be done; `imported`: it is done. */
type Stage = "empty" | "checking" | "checked" | "importing" | "imported" | "stopped";

/** A table on its way in: chosen, checked, imported; either can be cancelled between two batches. */
export function useImport() {
  const [table, setTable] = useState<Table>();
  const [stage, setStage] = useState<Stage>("empty");
  const [progress, setProgress] = useState<ImportProgress>();
  const [problem, setProblem] = useState<string>();
  const isCancelled = useRef(false);

  const run = async (rows: TableRow[], dryRun: boolean) => {
    isCancelled.current = false;
    setProblem(undefined);
    setStage(dryRun ? "checking" : "importing");
    try {
      const { done, total, counts } = await runImport({
        rows,
        dryRun,
        isCancelled: () => isCancelled.current,
        onProgress: setProgress,
      });
      const isComplete = done === total;
      setStage(isComplete ? (dryRun ? "checked" : "imported") : "stopped");
      if (!dryRun && isComplete) {
        const text = `${countOf(counts.created, "listing")} created, ${counts.updated} updated, ${counts.unchanged} unchanged, ${counts.error} refused.`;
        showToast({ tone: counts.error > 0 ? "warn" : "good", title: "Import complete", text });
      }
    } catch (error) {
      setStage("stopped");
      setProblem(`${reasonOf(error)}. What was imported before is kept; importing the same table again is safe.`);
    }
  };

  return {
    table,
    stage,
    progress,
    problem,
    /** Reads a file and checks it at once. */
    choose: async (file: File) => {
      setProgress(undefined);
      setProblem(undefined);
      setStage("empty");
      try {
        const { rows } = readCsv(await file.text());
        if (rows.length === 0) throw new Error("The table has no rows below its first line");
        setTable({ name: file.name, rows });
        await run(rows, true);
      } catch (error) {
        setTable(undefined);
        setProblem(error instanceof Error ? error.message : "The file could not be read");
      }
    },
    importAll: () => table && run(table.rows, false),
    cancel: () => {
      isCancelled.current = true;
    },
  };
}
