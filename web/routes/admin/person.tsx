import { PersonPage } from "#web/features/desk/person/person-page.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

export function Person() {
  usePageHead({ title: "A person's data", noindex: true });
  return <PersonPage />;
}
