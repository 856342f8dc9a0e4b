import { usePageHead } from "#web/lib/page/page-head.ts";
import { AccountFormLayout } from "#web/site/features/accounts/form/account-form-layout.tsx";
import { LoginForm } from "#web/site/features/accounts/sign-in/login-form.tsx";

export function Login() {
  usePageHead({ title: "Login", noindex: true });
  return (
    <AccountFormLayout title="Login" lead="Your saved homes and enquiries on every device.">
      <LoginForm />
    </AccountFormLayout>
  );
}
