import { OutboxPage } from "#web/admin/features/outbox/outbox-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Outbox() {
  usePageHead({ title: "Outbox", noindex: true });
  return <OutboxPage />;
}
