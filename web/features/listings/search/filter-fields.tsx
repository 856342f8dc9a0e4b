import { classNames } from "#web/lib/page/class-names.ts";
import { ChipOption } from "#web/ui/chip.tsx";
import type { FilterGroup } from "./filter-groups.ts";
import { MinimumCount } from "./minimum-count.tsx";

/** Short choices of a fixed number stand in one row of equal widths. */
const rows: readonly string[] = ["kind", "min_bedrooms", "min_bathrooms"] satisfies FilterGroup["name"][];

/** Filter groups as native checkboxes and radios, each with the count it would leave; 0 is dashed and dead. */
export function FilterFields({ groups }: { groups: readonly FilterGroup[] }) {
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ name, legend, many, options }) => (
      <fieldset key={name} className="pt-4">
        <legend className="float-left mb-2 font-bold">{legend}</legend>
        <div
          className={classNames(
            "clear-both gap-2",
            rows.includes(name) ? "grid auto-cols-fr grid-flow-col *:justify-center *:px-1" : "flex flex-wrap",
          )}
        >
          {options.map(({ checked, value, label, count, atLeast, name: field }) => (
            <ChipOption
              key={field + value}
              type={many ? "checkbox" : "radio"}
              name={field}
              value={value}
              defaultChecked={checked}
              disabled={count === 0 && !checked && value !== ""}
              count={count}
            >
              {label} <MinimumCount count={atLeast} />
            </ChipOption>
          ))}
        </div>
      </fieldset>
    ));
}
