import { adminPaths } from "#contract/site/admin-paths.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { AccountFormLayout } from "#web/site/features/accounts/form/account-form-layout.tsx";
import { LoginForm } from "#web/site/features/accounts/sign-in/login-form.tsx";

/** The login form. Afterwards it opens the admin area. */
export function AdminLogin() {
  usePageHead({ title: "Admin login", noindex: true });
  return (
    <AccountFormLayout title="Admin login" lead="For our team: manage listings and enquiries.">
      <LoginForm destination={adminPaths.admin} />
    </AccountFormLayout>
  );
}
