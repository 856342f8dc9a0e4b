import { useState } from "react";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { ChipOption } from "#web/ui/chip.tsx";
import { type FilterGroup, type FilterOption, formatOptionCount, isOptionDisabled } from "./filter-group.ts";
import { optionLabel } from "./option-label.ts";

/** The options of these groups fill whole rows; those of the others are in two columns. */
const rowGroups: readonly string[] = [
  "kind",
  "price",
  "max_move_in",
  "min_bedrooms",
  "min_bathrooms",
] satisfies FilterGroup["name"][];
/** The others are folded at first, unless something is selected in them. */
const openGroups: readonly string[] = [
  "kind",
  "price",
  "min_bedrooms",
  "property_type",
] satisfies FilterGroup["name"][];

/** Few visitors use these groups: they are folded together, at the end. */
const rareGroups: readonly string[] = [
  "min_bathrooms",
  "road",
  "floods",
  "signal",
  "city",
  "lease_duration",
] satisfies FilterGroup["name"][];

const isSelected = ({ checked, value }: FilterOption) => checked && value !== "";

/** Filter groups as checkboxes and radio buttons, with the count of each option. */
export function FilterFields({ groups }: { groups: readonly FilterGroup[] }) {
  const shown = groups.filter(({ options }) => options.length > 0);
  const rare = shown.filter(({ name }) => rareGroups.includes(name));
  // Only at first, like that of a group.
  const [isOpen] = useState(rare.some(({ options }) => options.some(isSelected)));
  const toField = (group: FilterGroup) => <FoldingGroup key={group.name} group={group} />;
  return (
    <>
      {shown.filter((group) => !rare.includes(group)).map(toField)}
      {rare.length > 0 && (
        <details open={isOpen}>
          <summary className="fold min-h-control justify-between font-bold">More</summary>
          {rare.map(toField)}
        </details>
      )}
    </>
  );
}

/** Two columns; one if the text is large. */
const gridClass = "grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] gap-2 *:shrink *:justify-between";
const rowClass = "flex flex-wrap gap-2 *:min-w-fit *:flex-[1_0_0] *:justify-center *:px-1.5";

function FoldingGroup({ group: { name, legend, isMultiple, options } }: { group: FilterGroup }) {
  const liberian = useLiberianDollars();
  const selected = options.filter(isSelected).map(({ label }) => label);
  // Only at first: a group must not fold under the finger that clears its last option.
  const [isOpen] = useState(openGroups.includes(name) || selected.length > 0);
  return (
    <details className="border-b border-line last:border-0" open={isOpen}>
      <summary className="fold min-h-control gap-2 font-bold wrap-anywhere">
        <span>{`${legend} `}</span>{" "}
        <small className="ml-auto max-w-2/5 flex-none overflow-hidden text-right text-1 font-normal text-ellipsis whitespace-nowrap text-ink2">
          {selected.join(", ")}
        </small>
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{legend}</legend>
        <div className={rowGroups.includes(name) ? rowClass : gridClass}>
          {options.map((option) => (
            <ChipOption
              key={option.name + option.value}
              type={isMultiple ? "checkbox" : "radio"}
              name={option.name}
              value={option.value}
              defaultChecked={option.checked}
              disabled={isOptionDisabled(option)}
              count={formatOptionCount(option)}
            >
              {/* One string: React separates adjacent texts with a comment in the HTML. */}
              {`${optionLabel(option, liberian)} `}
            </ChipOption>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
