import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { resetPassword } from "../account-requests.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { checkNewPassword } from "../form/new-account-validation.ts";
import { NewPasswordFields } from "../form/new-password-fields.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountFailure, accountMessages } from "../messages.ts";

/** Sets a new password with the token of a one-time link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { state, notice, formProps } = useAccountForm({
    check: checkNewPassword,
    send: (values) => resetPassword(token, values),
    describeError: accountFailure,
  });
  if (state.name === "done") {
    return (
      <div role="status" className="grid gap-4">
        <Notice ref={notice} tone="good" title={accountMessages.passwordReset}>
          <p>{accountMessages.passwordResetText}</p>
        </Notice>
        <ButtonLink to={paths.login}>Login</ButtonLink>
      </div>
    );
  }
  return (
    <form {...formProps} className="grid gap-4" aria-label="Set a new password">
      <FailureNotice state={state} ref={notice} />
      <NewPasswordFields form="reset" state={state} name="new_password" />
      <SubmitRow state={state} label="Set new password" sendingLabel="Saving..." />
    </form>
  );
}
