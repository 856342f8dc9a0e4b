import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import type { FieldQuestion } from "#web/admin/lib/forms/typed-number.ts";
import type { FormField } from "./form-field.ts";
import { FormFieldControl } from "./form-field-control.tsx";

interface FieldGridProps<Values extends FieldValues> {
  /** Prefix of the element ids. */
  form: string;
  fields: readonly FormField[];
  control: Control<Values>;
  /** Where the values of the fields are within the form's values: `fields.`. */
  namePrefix?: string;
  readOnly: boolean;
  /** Suggested values of text fields, by field name. */
  suggestions?: Record<string, readonly string[]>;
  /** What the user has to decide about numbers that are clear by themselves, by field name. */
  questions?: Readonly<Record<string, FieldQuestion>>;
}

/** Fields in rows, as their descriptors say, or in one column if the text is so large that two do not fit; below them the on/off options. */
export function FieldGrid<Values extends FieldValues>(props: FieldGridProps<Values>) {
  const { form, fields, control, namePrefix = "", readOnly, suggestions, questions } = props;
  const renderField = (field: FormField) => (
    <Controller
      key={field.name}
      control={control}
      name={`${namePrefix}${field.name}` as FieldPath<Values>}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <FormFieldControl
          form={form}
          field={field}
          value={value ?? ""}
          problem={fieldState.error?.message}
          readOnly={readOnly}
          suggestions={suggestions?.[field.name]}
          question={questions?.[field.name]}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
        />
      )}
    />
  );
  const flags = fields.filter((field) => field.control === "flag");
  const others = fields.filter((field) => field.control !== "flag");
  return (
    <>
      {others.length > 0 && (
        <div className="@container">
          <div className="grid grid-cols-2 gap-4 @max-[16rem]:grid-cols-1 @min-[42rem]:grid-cols-6">
            {others.map(renderField)}
          </div>
        </div>
      )}
      {flags.length > 0 && <div className="mt-4 grid gap-2">{flags.map(renderField)}</div>}
    </>
  );
}
