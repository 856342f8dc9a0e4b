import { LazyEnquiryForm } from "#web/site/features/enquiries/form/lazy-enquiry-form.tsx";
import { HealthScreen } from "#web/site/features/services/professionals/health-screen.tsx";
import { professionalsKey } from "#web/site/features/services/service-items/service-keys.ts";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

export const pageKeys: PageKeys = () => [professionalsKey];

export function Health() {
  return (
    <HealthScreen
      form={({ id, name, available }) => (
        <LazyEnquiryForm
          service="health"
          heading={available ? "Ask a question or for another time" : "Ask for the next free date"}
          submitLabel="Send enquiry"
          submittingLabel="Submitting..."
          asksTime
          about={{ professional_id: id, label: name }}
        />
      )}
    />
  );
}
