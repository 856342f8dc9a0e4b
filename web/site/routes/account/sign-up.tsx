import { usePageHead } from "#web/lib/page/page-head.ts";
import { AccountFormLayout } from "#web/site/features/accounts/form/account-form-layout.tsx";
import { SignUpForm } from "#web/site/features/accounts/registration/sign-up-form.tsx";

export function SignUp() {
  usePageHead({ title: "Create Account", noindex: true });
  return (
    <AccountFormLayout title="Create Account" lead="Save the homes you like and follow your enquiries.">
      <SignUpForm />
    </AccountFormLayout>
  );
}
