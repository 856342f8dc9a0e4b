import { Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { hasRole } from "#contract/accounts/roles.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { PrivateCache } from "#web/lib/session/private-cache.tsx";
import { signInPath } from "#web/lib/session/return-path.ts";
import { useRequiredSession } from "#web/lib/session/use-required-session.ts";
import { NotFound } from "#web/routes/not-found.tsx";
import { Button } from "#web/ui/button.tsx";
import { AccessDeniedPage } from "#web/ui/feedback/access-denied.tsx";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { logOut } from "../log-out.ts";
import { findRouteIn } from "../routes/route.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { adminRoutes } from "./admin-routes.ts";

/** The admin screens. It checks the role of the session; the server checks it again at every request. */
export function AdminArea() {
  const { pathname } = useLocation();
  const session = useRequiredSession();
  if (!session) return <p className="wrap py-12 text-ink2">Loading...</p>;
  const route = findRouteIn(adminRoutes, pathname);
  const isAllowed = hasRole(session.role, route?.role ?? "admin");
  return (
    <PrivateCache userId={session.user.id}>
      <AdminFrame role={session.role}>
        {isAllowed ? (
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<p className="wrap py-12 text-ink2">Loading...</p>}>
              {route ? <route.Screen /> : <NotFound />}
            </Suspense>
          </ErrorBoundary>
        ) : (
          <Denied email={session.user.email} />
        )}
      </AdminFrame>
    </PrivateCache>
  );
}

function Denied({ email }: { email: string }) {
  usePageHead({ title: "Access Denied", noindex: true });
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const changeAccount = () => {
    logOut();
    navigate(signInPath(paths.login, pathname));
  };
  return (
    <AccessDeniedPage
      action={
        <Button look="outline" onClick={changeAccount}>
          Use another account
        </Button>
      }
    >
      You are signed in as {email}. Your account does not have access.
    </AccessDeniedPage>
  );
}
