import { AccountFrame } from "#web/features/accounts/account-frame.tsx";
import { AdminRegisterForm } from "#web/features/accounts/admin-register-form.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

export function AdminRegister() {
  usePageHead({ title: "Admin registration", noindex: true });
  return (
    <AccountFrame title="Admin registration" lead="An account for the staff who manage listings and inquiries.">
      <AdminRegisterForm />
    </AccountFrame>
  );
}
