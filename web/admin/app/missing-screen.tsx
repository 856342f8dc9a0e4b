import { matchPath, Navigate, useLocation } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { screenClass } from "#web/admin/ui/page-head.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { ButtonLink } from "#web/ui/button.tsx";

/** Addresses that people guess. The screen of the list opens what they name. */
const guessed = [
  [`${adminPaths.inbox}/:id`, (id: string) => inboxPath({ open: id })],
  [`${adminPaths.calendar}/:id`, (id: string) => calendarPath({ open: id })],
] as const;

/** An unknown path below the admin area, in its frame. */
export function MissingScreen() {
  const { pathname } = useLocation();
  usePageHead({ title: "Page not found", noindex: true });
  for (const [pattern, toPath] of guessed) {
    const id = matchPath(pattern, pathname)?.params.id;
    if (id) return <Navigate to={toPath(id)} replace />;
  }
  return (
    <div className={screenClass}>
      <EmptyState
        scene="lost"
        title="This page does not exist"
        headingLevel={1}
        action={
          <>
            <ButtonLink to={adminPaths.admin}>Dashboard</ButtonLink>
            <ButtonLink look="outline" to={adminPaths.inbox}>
              Inbox
            </ButtonLink>
          </>
        }
      >
        Check the address for typing errors, or search for a person, a home or a reference above.
      </EmptyState>
    </div>
  );
}
