import { usePageHead } from "#web/lib/page/page-head.ts";
import { AccountDrawing, AccountFormLayout } from "#web/site/features/accounts/form/account-form-layout.tsx";
import { AdminRegistrationForm } from "#web/site/features/accounts/registration/admin-registration-form.tsx";
import { RoleGuide } from "#web/ui/roles/role-guide.tsx";

export function AdminRegister() {
  usePageHead({ title: "Admin registration", noindex: true });
  return (
    <AccountFormLayout
      title="Admin registration"
      lead="For colleagues who manage listings and enquiries."
      aside={
        <>
          {/* Without its height, because the guide is below it. */}
          <div>
            <AccountDrawing className="h-auto w-full" />
          </div>
          <RoleGuide />
        </>
      }
    >
      <AdminRegistrationForm />
    </AccountFormLayout>
  );
}
