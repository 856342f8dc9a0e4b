import { hasRole } from "#contract/accounts/roles.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";

/** Leads admins to the form of the listing. It is beside the first heading, so that it moves nothing when it appears. */
export function EditLink({ uuid }: { uuid: string }) {
  const session = useSession();
  if (!session || !hasRole(session.role, "admin")) return null;
  return (
    <ButtonLink
      look="quiet"
      className="absolute top-4 right-0"
      to={withQuery(adminPaths.listings, new URLSearchParams({ edit: uuid }))}
    >
      <LineIcon name="pencil" />
      Edit
    </ButtonLink>
  );
}
