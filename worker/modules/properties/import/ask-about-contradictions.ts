import { comparedFields, findContradictions, readComparedFacts } from "#shared/listings/details/contradictions.ts";
import { type ImportChoices, type ImportPlan, withQuestion } from "./import-plan.ts";
import type { ImportRow } from "./read-import-rows.ts";
import { isAccepted } from "./read-row-values.ts";

/** Asks about amenities and facts of a new or changed property that contradict each other, unless the sender has accepted them. */
export function askAboutContradictions(plan: ImportPlan, row: ImportRow, choices: ImportChoices): ImportPlan {
  const home = storedHome(plan);
  if (!home) return plan;
  const found = findContradictions(readComparedFacts(home));
  const byField = new Map(found.map((contradiction) => [contradiction.field, contradiction]));
  return [...byField.values()]
    .filter(({ field }) => !isAccepted(field, row, choices))
    .reduce((asked, { field, value, other, msg }) => {
      const cell = row.cells[field];
      const asWritten = typeof cell === "string" || typeof cell === "number" ? String(cell).trim() : "";
      return withQuestion(asked, {
        field,
        msg,
        ...(other && { suggestion: other }),
        as_written: asWritten || value,
      });
    }, plan);
}

/** Returns the property as the row would store it; undefined if the row changes none of the compared fields. */
function storedHome(plan: ImportPlan): Record<string, unknown> | undefined {
  if (plan.result === "created") return { ...plan.property };
  if (plan.result !== "updated" || !comparedFields.some((field) => field in plan.fields)) return undefined;
  return { ...plan.found, ...plan.fields };
}
