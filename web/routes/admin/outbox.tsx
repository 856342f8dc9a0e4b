import { OutboxPage } from "#web/features/admin/outbox/outbox-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Outbox() {
  usePageHead({ title: "Outbox", noindex: true });
  return <OutboxPage />;
}
