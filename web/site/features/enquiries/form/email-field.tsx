import type { TextValues } from "#web/lib/forms/check-form.ts";
import { controlProps } from "#web/lib/forms/control-props.ts";
import { Field } from "#web/ui/form/field.tsx";
import { noEmailField } from "./enquiry-validation.ts";
import type { EnquiryState } from "./use-enquiry-form.ts";

interface EmailFieldProps {
  /** Prefix of the fields' ids. */
  id: string;
  values: TextValues;
  state: EnquiryState;
  readOnly: boolean;
}

/** Styles alone hide the input and its message while the box is ticked, because the form works without a script. */
const hidesInput = "has-checked:[&_:is(.in,p)]:hidden";

/** The email address, with a checkbox for visitors who have none. */
export function EmailField({ id, values, state, readOnly }: EmailFieldProps) {
  const { id: controlId, error, control } = controlProps(id, "email", state);
  return (
    <div className={hidesInput}>
      <Field id={controlId} label="Email" error={error}>
        {/* Neither required nor of the type "email": without a script, the browser would check it even if it is hidden. */}
        <input
          {...control}
          className="in"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          defaultValue={values.email}
          readOnly={readOnly}
        />
      </Field>
      <label className="-mb-2 inline-flex min-h-touch cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          name={noEmailField}
          className="-mt-1 size-5 flex-none accent-ocean"
          defaultChecked={Boolean(values[noEmailField])}
          disabled={readOnly}
        />
        <span>I have no email</span>
      </label>
    </div>
  );
}
