import { AccountFormLayout } from "#web/features/accounts/form/account-form-layout.tsx";
import { AdminRegistrationForm } from "#web/features/accounts/registration/admin-registration-form.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function AdminRegister() {
  usePageHead({ title: "Admin registration", noindex: true });
  return (
    <AccountFormLayout title="Admin registration" lead="For colleagues who manage listings and enquiries.">
      <AdminRegistrationForm />
    </AccountFormLayout>
  );
}
