import { useState } from "react";
import type { User } from "#contract/accounts/account-responses.ts";
import { ApiError, isUnauthorized } from "#web/lib/api/api-error.ts";
import { readyForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { FailureNotice } from "../form/failure-notice.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountMessages, loginFailure } from "../messages.ts";
import type { PendingLogin } from "../sign-in/log-in.ts";
import { AppCodeField, checkCode, RecoveryCodeField } from "./code-field.tsx";
import { verifyLogin } from "./second-step-requests.ts";

export interface SecondStepFormProps {
  login: PendingLogin;
  onSignedIn: (user: User) => void;
  /** Shows the password again. `reason` says why the login cannot be finished. */
  onRestart: (reason?: string) => void;
}

/** The second screen of a login: asks for a code of the app, or for a recovery code. */
export function SecondStepForm({ login, onSignedIn, onRestart }: SecondStepFormProps) {
  const [hasPhone, setHasPhone] = useState(true);
  const { state, setState, notice, formProps } = useAccountForm({
    check: checkCode,
    send: async (values) => {
      const { user, notice: advice } = await verifyLogin(login, values);
      onSignedIn(user);
      if (advice) showToast({ tone: "warn", title: accountMessages.loginDone, text: advice });
    },
    describeError: (error) => {
      const text = loginFailure(error);
      if (isUnauthorized(error)) onRestart(text);
      // The field shows the message of a wrong code.
      return error instanceof ApiError && error.status === 422 ? "" : text;
    },
  });
  const changeField = () => {
    setState(readyForm);
    setHasPhone(!hasPhone);
  };
  const isSending = state.name !== "ready";
  const Field = hasPhone ? AppCodeField : RecoveryCodeField;
  return (
    <form id="second-step" {...formProps} className="grid gap-4" aria-label="Two-step login">
      <p>
        {hasPhone
          ? "Your password is correct. Enter the code that the authenticator app on your phone shows."
          : "Enter one of the recovery codes that you saved. Each code works once."}
      </p>
      <FailureNotice state={state} ref={notice} title={accountMessages.loginFailed} />
      <Field state={state} />
      <SubmitRow state={state} label="Continue" sendingLabel="Checking...">
        <Button look="quiet" busy={isSending} onClick={changeField}>
          {hasPhone ? "Use a recovery code instead" : "Use the app instead"}
        </Button>
        <Button look="quiet" busy={isSending} onClick={() => onRestart()}>
          Back
        </Button>
      </SubmitRow>
      <p className="text-1 text-ink2">
        Lost your phone and your recovery codes? Ask a super admin to reset your two-step login.
      </p>
    </form>
  );
}
