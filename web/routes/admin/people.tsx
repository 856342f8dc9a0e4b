import { PeoplePage } from "#web/features/admin/people/people-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function People() {
  usePageHead({ title: "People", noindex: true });
  return <PeoplePage />;
}
