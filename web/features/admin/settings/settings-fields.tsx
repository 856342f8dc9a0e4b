import type { ReactNode } from "react";
import { type FieldPath, useFieldArray } from "react-hook-form";
import type { SiteDetails } from "#contract/site/site-details.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

export interface SettingsFieldDescriptor {
  name: string;
  label: string;
  type?: "text" | "tel" | "email" | "url" | "lines" | "number";
  hint?: string;
  /** An empty field is saved as null. */
  optional?: boolean;
}

interface SettingsFieldProps {
  settings: SettingsForm;
  path: FieldPath<SiteDetails>;
  field: SettingsFieldDescriptor;
}

function SettingsField({ settings, path, field: { label, type = "text", hint, optional } }: SettingsFieldProps) {
  const { form, isSaving } = settings;
  const id = `settings-${path.replaceAll(".", "-")}`;
  const problem = form.getFieldState(path, form.formState).error?.message;
  const control = {
    ...form.register(path, registerOptions(type, optional)),
    id,
    className: "in",
    autoComplete: "off",
    readOnly: isSaving,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${id}-error` : undefined,
  };
  return (
    <Field id={id} label={label} hint={hint} error={problem} className={type === "lines" ? "sm:col-span-2" : ""}>
      {type === "lines" ? (
        <textarea rows={3} {...control} />
      ) : (
        <input {...(type === "number" ? { inputMode: "numeric" } : { type })} {...control} />
      )}
    </Field>
  );
}

/** An empty number stays text, which the schema rejects with the field's name. */
function registerOptions(type: SettingsFieldDescriptor["type"], optional: boolean | undefined) {
  if (type === "number") return { setValueAs: (value: string | number) => (value === "" ? value : Number(value)) };
  return optional ? { setValueAs: (value: string | null) => value || null } : {};
}

interface SettingsFieldsProps {
  settings: SettingsForm;
  /** Path of the object that holds the fields; "" is the whole form. */
  parentPath: string;
  fields: readonly SettingsFieldDescriptor[];
}

/** Fields in two columns. */
export function SettingsFields({ settings, parentPath, fields }: SettingsFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field) => {
        const path = (parentPath ? `${parentPath}.${field.name}` : field.name) as FieldPath<SiteDetails>;
        return <SettingsField key={field.name} settings={settings} path={path} field={field} />;
      })}
    </div>
  );
}

interface SettingsListProps extends SettingsFieldsProps {
  /** What one entry is called, as in "Add opening time". */
  singular: string;
  max: number;
}

/** A list of entries with the same fields, and buttons to add and remove entries. */
export function SettingsList({ settings, parentPath, fields, singular, max }: SettingsListProps) {
  const { form, isSaving } = settings;
  // Paths of services are dynamic, so the type uses the path of any list.
  const path = parentPath as "hours";
  const entries = useFieldArray({ control: form.control, name: path });
  const error = form.getFieldState(path, form.formState).error;
  const problem = error?.root?.message ?? error?.message;
  const emptyEntry = Object.fromEntries(fields.map(({ name, optional }) => [name, optional ? null : ""]));
  return (
    <div className="grid gap-4">
      {entries.fields.map(({ id }, index) => (
        <fieldset key={id} aria-label={`${singular} ${index + 1}`} className="min-w-0 border-l-4 border-line pl-4">
          <SettingsFields settings={settings} parentPath={`${parentPath}.${index}`} fields={fields} />
          <Button
            look="quiet"
            className="-ml-3"
            aria-label={`Remove ${singular} ${index + 1}`}
            busy={isSaving}
            onClick={() => entries.remove(index)}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      {problem && <p className="text-1 font-bold text-bad">{problem}</p>}
      <Button
        look="outline"
        className="justify-self-start"
        aria-disabled={isSaving || entries.fields.length >= max}
        onClick={() => entries.append(emptyEntry as never)}
      >
        Add {singular}
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
