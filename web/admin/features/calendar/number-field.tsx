import { Field } from "#web/ui/form/field.tsx";

interface NumberFieldProps {
  id: string;
  label: string;
  hint?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  problem: string | undefined;
  onChange: (value: number) => void;
}

/** A whole number. An empty field counts as 0, which the server may refuse. */
export function NumberField({ id, label, hint, min, max, step, value, problem, onChange }: NumberFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={problem}>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        className="in"
        min={min}
        max={max}
        step={step}
        value={Number.isNaN(value) ? "" : String(value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </Field>
  );
}
