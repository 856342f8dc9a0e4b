import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { Field, Select } from "#web/ui/form/field.tsx";
import { searchFormId } from "../search-form-values.ts";
import { type FilterGroup, formatOptionCount, isOptionDisabled } from "./filter-group.ts";
import { optionLabel } from "./option-label.ts";

/** Text of the empty option, and the unit after a number. */
const placeholders: Partial<Record<FilterGroup["name"], { any: string; unit: string }>> = {
  min_bedrooms: { any: "Beds", unit: " beds" },
  min_bathrooms: { any: "Baths", unit: " baths" },
};

interface FilterSelectProps {
  group: FilterGroup;
  /** Called with the search form that the select is part of. */
  onChange: (form: HTMLFormElement) => void;
}

/** A filter group on the page itself, as a native select. */
export function FilterSelect({ group, onChange }: FilterSelectProps) {
  const liberian = useLiberianDollars();
  const id = `list-${group.name}`;
  const { any, unit } = placeholders[group.name] ?? { any: group.legend, unit: "" };
  return (
    <Field id={id} label={group.legend} hideLabel className="flex-none lg:min-w-[9rem]">
      <Select
        id={id}
        name={group.name}
        form={searchFormId}
        defaultValue={group.options.find(({ checked }) => checked)?.value ?? ""}
        onChange={({ currentTarget: { form } }) => form && onChange(form)}
      >
        {group.options.map((option) => {
          const count = formatOptionCount(option);
          return (
            <option key={option.value} value={option.value} disabled={isOptionDisabled(option)}>
              {(option.value === "" ? any : optionLabel(option, liberian) + unit) + (count ? ` (${count})` : "")}
            </option>
          );
        })}
      </Select>
    </Field>
  );
}
