import { AccountFormLayout } from "#web/features/accounts/form/account-form-layout.tsx";
import { ResetPasswordForm } from "#web/features/accounts/sign-in/reset-password-form.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function ResetPassword() {
  usePageHead({ title: "New password", noindex: true });
  return (
    <AccountFormLayout title="New password">
      <ResetPasswordForm />
    </AccountFormLayout>
  );
}
