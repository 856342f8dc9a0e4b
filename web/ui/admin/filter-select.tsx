import { Field, Select } from "../form/field.tsx";

interface FilterSelectProps {
  label: string;
  className?: string;
  /** Label of the option that sets no filter. */
  all: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string | undefined) => void;
}

/** A select that filters a list; its label is for screen readers. */
export function FilterSelect({ label, className, all, value, options, onChange }: FilterSelectProps) {
  const id = `filter-${label.toLowerCase().replace(/\W/g, "-")}`;
  return (
    <Field id={id} label={label} hideLabel className={className}>
      <Select id={id} value={value ?? ""} onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}>
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
