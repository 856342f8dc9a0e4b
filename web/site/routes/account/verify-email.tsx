import { usePageHead } from "#web/lib/page/page-head.ts";
import { AccountFormLayout } from "#web/site/features/accounts/form/account-form-layout.tsx";
import { VerifyEmailForm } from "#web/site/features/accounts/verification/verify-email-form.tsx";

export function VerifyEmail() {
  usePageHead({ title: "Confirm your email address", noindex: true });
  return (
    <AccountFormLayout title="Confirm your email address" lead="This shows us that messages to you reach you.">
      <VerifyEmailForm />
    </AccountFormLayout>
  );
}
