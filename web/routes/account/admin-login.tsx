import { AccountFrame } from "#web/features/accounts/account-frame.tsx";
import { LoginForm } from "#web/features/accounts/login-form.tsx";
import { accountPaths } from "#web/lib/account-paths.ts";
import { usePageHead } from "#web/lib/page-head.ts";

/** The login screen with the admin area as its destination (ruling 19). */
export function AdminLogin() {
  usePageHead({ title: "Admin login", noindex: true });
  return (
    <AccountFrame title="Admin login" lead="For the staff: listings, inquiries and the team.">
      <LoginForm destination={accountPaths.admin} />
    </AccountFrame>
  );
}
