import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { type SettingsPath, valueAt } from "./settings-path.ts";
import type { SettingsForm } from "./use-settings-form.ts";

export interface SettingsFieldDescriptor {
  name: string;
  label: string;
  type?: "text" | "tel" | "email" | "url" | "lines";
  hint?: string;
  /** Left empty it is null. */
  optional?: boolean;
}

interface OneFieldProps {
  form: SettingsForm;
  path: SettingsPath;
  field: SettingsFieldDescriptor;
}

function OneField({ form, path, field: { label, type = "text", hint, optional } }: OneFieldProps) {
  const id = `settings-${path.replaceAll(".", "-")}`;
  const problem = form.problems[path];
  const control = {
    id,
    className: "in",
    autoComplete: "off",
    value: String(valueAt(form.details, path) ?? ""),
    readOnly: form.isSaving,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${id}-error` : undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      form.change(path, currentTarget.value || (optional ? null : "")),
  };
  return (
    <Field id={id} label={label} hint={hint} error={problem} className={type === "lines" ? "sm:col-span-2" : ""}>
      {type === "lines" ? <textarea rows={3} {...control} /> : <input type={type} {...control} />}
    </Field>
  );
}

interface FieldsProps {
  form: SettingsForm;
  /** Where the fields stand; "" is the details themselves. */
  at: SettingsPath;
  fields: readonly SettingsFieldDescriptor[];
}

/** Fields side by side where there is room. */
export function SettingsFields({ form, at, fields }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <OneField key={field.name} form={form} path={at ? `${at}.${field.name}` : field.name} field={field} />
      ))}
    </div>
  );
}

interface ListProps extends FieldsProps {
  /** What one of them is called: `Add opening time`. */
  word: string;
  most: number;
}

/** A list of such fields that grows and shrinks. */
export function SettingsList({ form, at, fields, word, most }: ListProps) {
  const items = (valueAt(form.details, at) as unknown[] | undefined) ?? [];
  const empty = Object.fromEntries(fields.map(({ name, optional }) => [name, optional ? null : ""]));
  return (
    <div className="grid gap-4">
      {items.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and hold no state of their own
        <div key={index} className="border-l-4 border-line pl-4">
          <SettingsFields form={form} at={`${at}.${index}`} fields={fields} />
          <Button
            look="quiet"
            className="-ml-3"
            aria-label={`Remove ${word} ${index + 1}`}
            disabled={form.isSaving}
            onClick={() =>
              form.shorten(
                at,
                items.filter((_, place) => place !== index),
              )
            }
          >
            Remove
          </Button>
        </div>
      ))}
      {form.problems[at] && <p className="text-1 font-bold text-bad">{form.problems[at]}</p>}
      <Button
        look="outline"
        className="justify-self-start"
        disabled={form.isSaving || items.length >= most}
        onClick={() => form.change(at, [...items, empty])}
      >
        Add {word}
      </Button>
    </div>
  );
}

export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t-2 border-ocean pt-4">
      <legend className="float-left w-full pb-2 font-head text-3">{title}</legend>
      {children}
    </fieldset>
  );
}
