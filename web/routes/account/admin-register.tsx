import { AccountFrame } from "#web/features/accounts/form/account-form-layout.tsx";
import { AdminRegisterForm } from "#web/features/accounts/registration/admin-registration-form.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function AdminRegister() {
  usePageHead({ title: "Admin registration", noindex: true });
  return (
    <AccountFrame title="Admin registration" lead="An account for the staff who manage listings and inquiries.">
      <AdminRegisterForm />
    </AccountFrame>
  );
}
