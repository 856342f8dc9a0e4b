import { AccountFormLayout } from "#web/features/accounts/form/account-form-layout.tsx";
import { LoginForm } from "#web/features/accounts/sign-in/login-form.tsx";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";

/** The login screen with the admin area as its destination (ruling 19). */
export function AdminLogin() {
  usePageHead({ title: "Admin login", noindex: true });
  return (
    <AccountFormLayout title="Admin login" lead="For the staff: listings, inquiries and the team.">
      <LoginForm destination={adminPaths.admin} />
    </AccountFormLayout>
  );
}
