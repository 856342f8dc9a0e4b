import { useState } from "react";
import { useSWRConfig } from "swr";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { changePassword } from "../account-requests.ts";
import { PasswordField } from "../form/account-fields.tsx";
import { FailureNotice } from "../form/failure-notice.tsx";
import { checkPasswordChange } from "../form/new-account-validation.ts";
import { NewPasswordFields } from "../form/new-password-fields.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountFailure, accountMessages } from "../messages.ts";
import { AccountSection } from "./account-section.tsx";
import { sessionsKey } from "./sessions-section.tsx";

export function PasswordSection({ email }: { email: string }) {
  // Undefined until the form is opened for the first time: only a closed form returns the focus to the button.
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <AccountSection id="password" title="Password" lead="Changing your password signs you out on all other devices.">
      {isOpen ? (
        <PasswordForm email={email} onClose={() => setIsOpen(false)} />
      ) : (
        <Button
          look="outline"
          className="w-full sm:w-auto"
          autoFocus={isOpen === false}
          onClick={() => setIsOpen(true)}
        >
          Change password
        </Button>
      )}
    </AccountSection>
  );
}

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { mutate } = useSWRConfig();
  const { state, notice, formProps } = useAccountForm({
    check: checkPasswordChange,
    send: async (values) => {
      await changePassword(values);
      showToast({
        tone: "good",
        title: accountMessages.passwordReset,
        text: "You are signed out on all other devices.",
      });
      void mutate(sessionsKey);
      onClose();
    },
    describeError: accountFailure,
  });
  const field = { form: "password", state };
  return (
    <form {...formProps} className="grid max-w-[30rem] gap-4" aria-label="Password">
      <FailureNotice state={state} ref={notice} />
      {/* Password managers save the new password under this name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field}
        name="current_password"
        label="Current password"
        autoComplete="current-password"
        autoFocus
      />
      <NewPasswordFields {...field} name="new_password" />
      <SubmitRow state={state} label="Change password" sendingLabel="Saving...">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </SubmitRow>
    </form>
  );
}
