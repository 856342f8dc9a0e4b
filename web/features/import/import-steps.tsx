import { Icon } from "#web/ui/icons/icon.tsx";
import type { ImportState } from "./run/import-state.ts";

const steps = ["File", "Columns", "Check", "Import"] as const;

/** The four steps, with the current one marked. */
export function ImportSteps({ state }: { state: ImportState }) {
  const current = currentStep(state);
  return (
    <ol className="import-steps" aria-label="Steps">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? "step" : undefined}
          className={index < current ? "is-done" : undefined}
        >
          <span aria-hidden="true">{index < current ? <Icon name="check" /> : index + 1}</span>{" "}
          <b className={index === current ? undefined : "max-lg:sr-only"}>{step}</b>
        </li>
      ))}
    </ol>
  );
}

function currentStep({ stage, progress }: ImportState): number {
  if (stage === "empty" || stage === "reading") return 0;
  if (stage === "columns") return 1;
  return progress && !progress.dryRun ? 3 : 2;
}
