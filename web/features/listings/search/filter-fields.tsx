import { classNames } from "#web/lib/page/class-names.ts";
import { ChipOption } from "#web/ui/chip.tsx";
import { type FilterGroup, formatOptionCount, isOptionDisabled } from "./filter-group.ts";

/** These groups have few short options, so they are one row of equal widths. */
const rowGroups: readonly string[] = ["kind", "min_bedrooms", "min_bathrooms"] satisfies FilterGroup["name"][];

/** Filter groups as checkboxes and radio buttons, with the count of each option. */
export function FilterFields({ groups }: { groups: readonly FilterGroup[] }) {
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ name, legend, isMultiple, options }) => (
      <fieldset key={name} className="pt-4">
        <legend className="float-left mb-2 font-bold">{legend}</legend>
        <div
          className={classNames(
            "clear-both gap-2",
            rowGroups.includes(name) ? "grid auto-cols-fr grid-flow-col *:justify-center *:px-1" : "flex flex-wrap",
          )}
        >
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
              {option.label}
            </ChipOption>
          ))}
        </div>
      </fieldset>
    ));
}
