import type { TextValues } from "#web/lib/forms/check-form.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "../form/account-fields.tsx";
import { checkPassword } from "../form/account-validation.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountFailure } from "../messages.ts";
import { AnyCodeField, checkPasswordAndCode } from "./code-field.tsx";

interface PasswordProofFormProps {
  /** What the button does. */
  label: string;
  /** What the change ends, said before the password is asked for. */
  consequence?: string | undefined;
  /** Asks for a code as well: without one, a second step that is on cannot be changed. */
  needsCode: boolean;
  send: (values: TextValues) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password, and for a code of a second step that is on, before a change to the second step. */
export function PasswordProofForm({ label, consequence, needsCode, send, onCancel }: PasswordProofFormProps) {
  const { state, notice, formProps } = useAccountForm({
    check: needsCode ? checkPasswordAndCode : checkPassword,
    send,
    describeError: accountFailure,
  });
  return (
    <form {...formProps} className="grid max-w-[30rem] gap-4" aria-label={label}>
      {consequence && <p>{consequence}</p>}
      <FailureNotice state={state} ref={notice} />
      <PasswordField
        form="second-step"
        state={state}
        name="password"
        label="Your password"
        autoComplete="current-password"
        autoFocus
      />
      {needsCode && <AnyCodeField state={state} />}
      <SubmitRow state={state} label={label} sendingLabel="Checking...">
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </SubmitRow>
    </form>
  );
}
