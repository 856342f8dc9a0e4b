import type { ChangeEvent, ComponentProps } from "react";
import type { FormField } from "#web/lib/forms/form-fields.ts";
import { ChipOption } from "../chip.tsx";
import { Field, Select } from "../form/field.tsx";

interface DescribedFieldProps {
  /** What the ids of the form's fields begin with. */
  form: string;
  field: FormField;
  value: string | boolean;
  problem?: string | undefined;
  /** While it is being sent. */
  readOnly?: boolean;
  onChange: (name: string, value: string | boolean) => void;
}

type TypedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const inputs: Partial<Record<FormField["control"], ComponentProps<"input">>> = {
  phone: { type: "tel", inputMode: "tel" },
  money: { inputMode: "decimal" },
  whole: { inputMode: "numeric" },
  year: { inputMode: "numeric" },
};

/** A field as its description says, with its problem below it. */
export function FormFieldControl({ form, field, value, problem, readOnly, onChange }: DescribedFieldProps) {
  const { name, label, hint, required, wide } = field;
  const id = `${form}-${name}`;
  if (field.control === "flag") {
    return (
      <ChipOption
        id={id}
        name={name}
        checked={value === true}
        disabled={readOnly}
        onChange={({ currentTarget }) => onChange(name, currentTarget.checked)}
      >
        {label}
      </ChipOption>
    );
  }
  const control = {
    id,
    name,
    value: String(value),
    required,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${id}-error` : undefined,
    onChange: ({ currentTarget }: ChangeEvent<TypedControl>) => onChange(name, currentTarget.value),
  };
  return (
    <Field
      id={id}
      label={<FieldLabel label={label} required={required} />}
      error={problem}
      hint={hint}
      className={wide ? "col-span-2" : isShort(field) ? undefined : "col-span-2 sm:col-span-1"}
    >
      {field.control === "choice" && (
        <Select {...control} disabled={readOnly}>
          <option value="">{field.empty}</option>
          {field.first.map((word) => (
            <option key={word}>{word}</option>
          ))}
          {field.rest && (
            <optgroup label="More types">
              {field.rest.map((word) => (
                <option key={word}>{word}</option>
              ))}
            </optgroup>
          )}
        </Select>
      )}
      {field.control === "lines" && (
        <textarea {...control} className="in" rows={4} maxLength={field.max} readOnly={readOnly} />
      )}
      {field.control !== "choice" && field.control !== "lines" && (
        <span className={field.control === "money" ? "with-sign" : undefined}>
          <input
            {...inputs[field.control]}
            {...control}
            maxLength={
              "max" in field && (field.control === "text" || field.control === "phone") ? field.max : undefined
            }
            readOnly={readOnly}
            autoComplete="off"
            className="in"
          />
        </span>
      )}
    </Field>
  );
}

/** A few digits: two of them stand side by side on a phone as well. */
function isShort({ control }: FormField): boolean {
  return control === "whole" || control === "year" || control === "decimal";
}

function FieldLabel({ label, required }: { label: string; required: boolean | undefined }) {
  return (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className="text-bad">
          {" *"}
        </span>
      )}
    </>
  );
}
