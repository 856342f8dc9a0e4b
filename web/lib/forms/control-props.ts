import type { FieldMessages } from "./check-form.ts";

interface ControlState {
  name: string;
  problems?: FieldMessages;
}

/**
 * Returns the attributes of a field's control, with the error message of the field.
 * @param form prefix of the ids in this form
 */
export function controlProps(form: string, name: string, state: ControlState) {
  const id = `${form}-${name}`;
  const error = state.problems?.[name];
  return {
    id,
    error,
    control: {
      id,
      name,
      readOnly: state.name === "sending",
      "aria-invalid": error ? true : undefined,
      "aria-describedby": error ? `${id}-error` : undefined,
    } as const,
  };
}
