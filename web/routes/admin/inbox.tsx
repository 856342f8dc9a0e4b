import { SubmissionsPage } from "#web/features/admin/inbox/inbox-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function ContactSubmissions() {
  usePageHead({ title: "Contact Submissions", noindex: true });
  return <SubmissionsPage />;
}
