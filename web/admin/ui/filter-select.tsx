import { Field, Select } from "#web/ui/form/field.tsx";

interface FilterSelectProps<Option extends string> {
  label: string;
  className?: string;
  /** Label of the option that sets no filter. */
  all: string;
  value: Option | undefined;
  options: readonly (readonly [value: Option, label: string])[];
  onChange: (value: Option | undefined) => void;
}

/** A select that filters a list; its label is for screen readers. */
export function FilterSelect<Option extends string>({
  label,
  className,
  all,
  value,
  options,
  onChange,
}: FilterSelectProps<Option>) {
  const id = `filter-${label.toLowerCase().replace(/\W/g, "-")}`;
  return (
    <Field id={id} label={label} hideLabel className={className}>
      <Select
        id={id}
        value={value ?? ""}
        onChange={({ currentTarget }) => onChange(options.find(([option]) => option === currentTarget.value)?.[0])}
      >
        <option value="">{all}</option>
        {options.map(([optionValue, optionLabel]) => (
          <option key={optionValue} value={optionValue}>
            {optionLabel}
          </option>
        ))}
      </Select>
    </Field>
  );
}
