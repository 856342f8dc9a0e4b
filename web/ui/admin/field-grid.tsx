import type { FormField, FormProblems, FormValues } from "#web/lib/forms/form-fields.ts";
import { FormFieldControl } from "./form-field-control.tsx";

interface FieldGridProps {
  /** Prefix of the element ids. */
  form: string;
  fields: readonly FormField[];
  values: FormValues;
  problems: FormProblems;
  readOnly: boolean;
  onChange: (name: string, value: string | boolean) => void;
}

/** Fields in two columns, with the on/off options in a row below them. */
export function FieldGrid({ form, fields, values, problems, readOnly, onChange }: FieldGridProps) {
  const renderField = (field: FormField) => (
    <FormFieldControl
      key={field.name}
      form={form}
      field={field}
      value={values[field.name] ?? ""}
      problem={problems[field.name]}
      readOnly={readOnly}
      onChange={(value) => onChange(field.name, value)}
    />
  );
  const flags = fields.filter(({ control }) => control === "flag");
  const others = fields.filter(({ control }) => control !== "flag");
  return (
    <>
      {others.length > 0 && <div className="grid grid-cols-2 gap-4">{others.map(renderField)}</div>}
      {flags.length > 0 && <div className="mt-4 flex flex-wrap gap-2">{flags.map(renderField)}</div>}
    </>
  );
}
