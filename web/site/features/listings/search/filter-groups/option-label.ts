import { joinParts } from "#web/lib/format/format-values.ts";
import type { LiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import type { FilterOption } from "./filter-group.ts";

/** The values of these options are amounts of US dollars: `1000-2000`, `5000-`, `5000`. */
const amountFilters = ["price", "max_move_in"];

/** Returns the label of an option, with its amounts in L$ if the visitor chose them. */
export function optionLabel(
  { name, value, label }: Pick<FilterOption, "name" | "value" | "label">,
  liberian: LiberianDollars | undefined,
): string {
  if (!value || !amountFilters.includes(name)) return label;
  return joinParts([label, liberian?.aboutRange(value.split("-").map(Number))], " · ");
}
