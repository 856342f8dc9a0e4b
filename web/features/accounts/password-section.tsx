import { useSWRConfig } from "swr";
import { showToast } from "#web/ui/toast.tsx";
import { changePassword } from "./account-calls.ts";
import { NewPasswordFields, PasswordField } from "./account-fields.tsx";
import { checkPasswordChange } from "./account-rules.ts";
import { AccountSection } from "./account-section.tsx";
import { FailureNote } from "./failure-note.tsx";
import { accountFailure, accountMessages } from "./messages.ts";
import { sessionsKey } from "./sessions-section.tsx";
import { SubmitRow } from "./submit-row.tsx";
import { useAccountForm } from "./use-account-form.ts";

export function PasswordSection({ email }: { email: string }) {
  const { mutate } = useSWRConfig();
  const { state, note, formProps, reset } = useAccountForm({
    check: checkPasswordChange,
    send: async (values) => {
      await changePassword(values);
      showToast({ tone: "good", title: accountMessages.passwordReset, text: "You are signed out everywhere else." });
      void mutate(sessionsKey);
      setTimeout(reset);
    },
    explain: accountFailure,
  });
  const field = { form: "password", state };
  return (
    <AccountSection id="password" title="Password" lead="Changing it signs you out everywhere else.">
      <form {...formProps} className="grid max-w-120 gap-4" aria-label="Password">
        <FailureNote state={state} ref={note} />
        {/* For password managers, which keep the new one under this name. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...field} name="current_password" label="Current password" autoComplete="current-password" />
        <NewPasswordFields {...field} name="new_password" />
        <SubmitRow state={state} label="Change password" sending="Saving..." />
      </form>
    </AccountSection>
  );
}
