import { AccountFrame } from "#web/features/accounts/account-frame.tsx";
import { SignUpForm } from "#web/features/accounts/sign-up-form.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

export function SignUp() {
  usePageHead({ title: "Create Account", noindex: true });
  return (
    <AccountFrame title="Create Account" lead="Keep the homes you like and see what became of your inquiries.">
      <SignUpForm />
    </AccountFrame>
  );
}
