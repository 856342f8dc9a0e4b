import { matchPath, useLocation } from "react-router-dom";
import { personPath } from "#contract/site/admin-paths.ts";
import { PersonPage } from "#web/admin/features/people/person-page.tsx";
import { PersonWants } from "#web/admin/features/wants/person-wants.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Person() {
  // The admin area chooses the screen itself, so that its routes have no `useParams`.
  const { pathname } = useLocation();
  const id = matchPath(personPath(":id"), pathname)?.params.id ?? "";
  usePageHead({ title: "Person", noindex: true });
  return <PersonPage key={id} id={id} wants={<PersonWants id={id} />} />;
}
