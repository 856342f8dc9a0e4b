import { InboxPage } from "#web/admin/features/inbox/inbox-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Inbox() {
  usePageHead({ title: "Contact Submissions", noindex: true });
  return <InboxPage />;
}
