import { useFieldArray } from "react-hook-form";
import type { SettingsForm } from "../use-settings-form.ts";
import type { SettingsFieldDescriptor } from "./settings-field-descriptors.ts";

/** The entries of a list in the settings, with the problem of the list as a whole. */
export function useEntries({ form }: SettingsForm, parentPath: string, fields: readonly SettingsFieldDescriptor[]) {
  // Paths of services are dynamic, so the type uses the path of any list.
  const path = parentPath as "hours";
  const entries = useFieldArray({ control: form.control, name: path });
  const error = form.getFieldState(path, form.formState).error;
  const emptyEntry = Object.fromEntries(fields.map(({ name, optional }) => [name, optional ? null : ""]));
  return {
    ids: entries.fields.map(({ id }) => id),
    problem: error?.root?.message ?? error?.message,
    add: () => entries.append(emptyEntry as never),
    remove: (index: number) => entries.remove(index),
  };
}
