import type { FormField, FormProblems, FormValues } from "#web/lib/forms/form-fields.ts";
import { FormFieldControl } from "./form-field-control.tsx";

interface FieldGridProps {
  form: string;
  fields: readonly FormField[];
  values: FormValues;
  problems: FormProblems;
  readOnly: boolean;
  onChange: (name: string, value: string | boolean) => void;
}

/** Fields in two columns where there is room, and what is only on or off in a row below them. */
export function FieldGrid({ form, fields, values, problems, readOnly, onChange }: FieldGridProps) {
  const field = (described: FormField) => (
    <FormFieldControl
      key={described.name}
      form={form}
      field={described}
      value={values[described.name] ?? ""}
      problem={problems[described.name]}
      readOnly={readOnly}
      onChange={onChange}
    />
  );
  const typed = fields.filter(({ control }) => control !== "flag");
  const flags = fields.filter(({ control }) => control === "flag");
  return (
    <>
      {typed.length > 0 && <div className="grid grid-cols-2 gap-4">{typed.map(field)}</div>}
      {flags.length > 0 && <div className="mt-4 flex flex-wrap gap-2">{flags.map(field)}</div>}
    </>
  );
}
