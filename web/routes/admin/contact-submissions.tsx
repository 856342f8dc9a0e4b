import { SubmissionsPage } from "#web/features/desk/submissions/submissions-page.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

export function ContactSubmissions() {
  usePageHead({ title: "Contact Submissions", noindex: true });
  return <SubmissionsPage />;
}
