import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ImportState } from "./run/import-state.ts";

const steps = ["File", "Columns", "Check", "Import"] as const;

/** The four steps, with the current one marked. */
export function ImportSteps({ state }: { state: ImportState }) {
  const current = currentStep(state);
  return (
    <ol className="flex flex-wrap items-center gap-2 text-1 text-ink2" aria-label="Steps">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? "step" : undefined}
          className={classNames(
            "flex items-center gap-2",
            // The line that leads to the next step.
            index < steps.length - 1 && "after:w-4 after:border-t-2 after:border-line lg:after:w-8",
            index === current && "font-bold text-ink",
          )}
        >
          <span
            className={classNames(
              "inline-grid size-7 place-items-center rounded-full border-2 font-bold *:size-[16px] *:stroke-3",
              index <= current ? "border-ocean bg-ocean text-paper" : "border-edge",
            )}
            aria-hidden="true"
          >
            {index < current ? <Icon name="check" /> : index + 1}
          </span>{" "}
          <span className={index === current ? undefined : "max-lg:sr-only"}>{step}</span>
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
