import { ClosingsPage } from "#web/admin/features/closings/closings-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Closings() {
  usePageHead({ title: "Sold and let", noindex: true });
  return <ClosingsPage />;
}
