import { Field, Select } from "#web/ui/form/field.tsx";
import type { FilterGroup } from "./filter-groups.ts";

/** What a select says while nothing is chosen, and what it adds to a number. */
const words: Partial<Record<FilterGroup["name"], { any: string; unit: string }>> = {
  min_bedrooms: { any: "Beds", unit: " beds" },
  min_bathrooms: { any: "Baths", unit: " baths" },
};

/** A filter group that stands on the page itself, as a native select. */
export function FilterSelect({ group, onChange }: { group: FilterGroup; onChange: () => void }) {
  const id = `list-${group.name}`;
  const { any, unit } = words[group.name] ?? { any: group.legend.replace("Monthly rent", "Rent"), unit: "" };
  return (
    <Field id={id} label={group.legend} hideLabel className="min-w-0 flex-1 basis-24 lg:w-36 lg:flex-none">
      <Select
        id={id}
        name={group.name}
        defaultValue={group.options.find(({ checked }) => checked)?.value ?? ""}
        onChange={onChange}
      >
        {group.options.map(({ value, label, count, atLeast, checked }) => (
          <option key={value} value={value} disabled={count === 0 && !checked && value !== ""}>
            {value === "" ? any : label + unit}
            {count !== undefined && ` (${count})`}
            {atLeast && ` (${atLeast}+)`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
