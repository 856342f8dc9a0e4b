import { WantsPage } from "#web/admin/features/wants/wants-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Wants() {
  usePageHead({ title: "Wanted", noindex: true });
  return <WantsPage />;
}
