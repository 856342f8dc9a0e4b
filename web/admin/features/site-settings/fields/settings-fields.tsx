import type { FieldPath } from "react-hook-form";
import type { SiteDetails } from "#contract/site/site-details.ts";
import { readTypedNumber } from "#web/admin/lib/forms/typed-number.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Field } from "#web/ui/form/field.tsx";
import type { SettingsForm } from "../use-settings-form.ts";
import { keepPhonesTogether } from "./keep-phones-together.ts";
import type { SettingsFieldDescriptor } from "./settings-field-descriptors.ts";

/** A period in days: the question, with its hint in the middle of the higher field, beside its field. */
const daysClass = classNames(
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 not-first:border-t not-first:border-line",
  "[&>label]:self-end [&>p]:col-start-1 [&>p]:self-start [&>[id$=-error]]:col-span-full",
);

interface SettingsFieldProps {
  settings: SettingsForm;
  path: FieldPath<SiteDetails>;
  field: SettingsFieldDescriptor;
}

export function SettingsField({ settings, path, field }: SettingsFieldProps) {
  const { label, type = "text", hint, isWide } = field;
  const { form, isSaving } = settings;
  const id = `settings-${path.replaceAll(".", "-")}`;
  const problem = form.getFieldState(path, form.formState).error?.message;
  const control = {
    ...form.register(path, registerOptions(field)),
    id,
    className: type === "days" ? "in w-[4.5rem] text-right" : "in",
    autoComplete: "off",
    readOnly: isSaving,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${id}-error` : undefined,
  };
  const className = type === "days" ? daysClass : isWide ? "sm:col-span-2" : "";
  return (
    <Field id={id} label={label} hint={hint} error={problem && keepPhonesTogether(problem)} className={className}>
      {type === "lines" ? (
        <textarea rows={3} {...control} />
      ) : type === "days" ? (
        <span className="flex items-center gap-2 [grid-area:1/2/span_2]">
          <input inputMode="numeric" {...control} /> days
        </span>
      ) : (
        <input type={type} {...control} />
      )}
    </Field>
  );
}

/** An empty number stays text, which the schema rejects with the field's name. A doubtful one such as "1.000" is no number. */
function registerOptions({ type, optional }: SettingsFieldDescriptor) {
  if (type === "days") return { setValueAs: (value: string | number) => (value === "" ? value : readDays(value)) };
  return optional ? { setValueAs: (value: string | null) => value || null } : {};
}

const readDays = (value: string | number) => readTypedNumber("whole", String(value)).number ?? Number.NaN;

export interface SettingsFieldsProps {
  settings: SettingsForm;
  /** Path of the object that holds the fields; "" is the whole form. */
  parentPath: string;
  fields: readonly SettingsFieldDescriptor[];
  className?: string;
}

/** Fields in two columns, or in those of the class name. */
export function SettingsFields({
  settings,
  parentPath,
  fields,
  className = "grid gap-4 sm:grid-cols-2",
}: SettingsFieldsProps) {
  return (
    <div className={className}>
      {fields.map((field) => {
        const path = (parentPath ? `${parentPath}.${field.name}` : field.name) as FieldPath<SiteDetails>;
        return <SettingsField key={field.name} settings={settings} path={path} field={field} />;
      })}
    </div>
  );
}
