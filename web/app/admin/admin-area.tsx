import { Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { hasRole } from "#contract/accounts/roles.ts";
import { signInPath } from "#web/lib/page/account-paths.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { endSession } from "#web/lib/session/end-session.ts";
import { PrivateCache } from "#web/lib/session/private-cache.tsx";
import { useRequiredSession } from "#web/lib/session/use-required-session.ts";
import { NotFound } from "#web/routes/not-found.tsx";
import { Button } from "#web/ui/button.tsx";
import { AccessDeniedPage } from "#web/ui/feedback/access-denied.tsx";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { findAdminScreen } from "./admin-screens.ts";

/** Every page of the staff: who may see it is asked first, here and again by the server at each call. */
export function AdminArea() {
  const { pathname } = useLocation();
  const session = useRequiredSession();
  if (!session) return <p className="wrap py-12 text-ink2">Loading...</p>;
  const screen = findAdminScreen(pathname);
  const isAllowed = hasRole(session.role, screen?.role ?? "admin");
  return (
    <PrivateCache userId={session.user.id}>
      <AdminFrame role={session.role}>
        {isAllowed ? (
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<p className="wrap py-12 text-ink2">Loading...</p>}>
              {screen ? <screen.Screen /> : <NotFound />}
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
    endSession();
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
      You are signed in as {email}, and this part of the site is for others of the staff.
    </AccessDeniedPage>
  );
}
