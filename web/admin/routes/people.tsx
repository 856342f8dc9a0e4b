import { PeoplePage } from "#web/admin/features/people/people-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function People() {
  usePageHead({ title: "People", noindex: true });
  return <PeoplePage />;
}
