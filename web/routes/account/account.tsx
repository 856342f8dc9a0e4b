import { AccountPage } from "#web/features/accounts/account-page/account-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Account() {
  usePageHead({ title: "Your account", noindex: true });
  return <AccountPage />;
}
