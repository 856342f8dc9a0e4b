import { AccountFrame } from "#web/features/accounts/form/account-form-layout.tsx";
import { LoginForm } from "#web/features/accounts/sign-in/login-form.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Login() {
  usePageHead({ title: "Login", noindex: true });
  return (
    <AccountFrame title="Login" lead="Your saved homes and inquiries, on every phone you use.">
      <LoginForm />
    </AccountFrame>
  );
}
