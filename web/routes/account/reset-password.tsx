import { AccountFrame } from "#web/features/accounts/account-frame.tsx";
import { ResetForm } from "#web/features/accounts/reset-form.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

export function ResetPassword() {
  usePageHead({ title: "New password", noindex: true });
  return (
    <AccountFrame title="New password" lead="The link you were given sets it once. You are signed out everywhere else.">
      <ResetForm />
    </AccountFrame>
  );
}
