import { Outlet, useLocation, useMatches, useNavigate } from "react-router-dom";
import { hasRole } from "#contract/accounts/roles.ts";
import { WaitingLogsNotice } from "#web/admin/features/inbox/log/waiting-logs-notice.tsx";
import { UnsentListingsNotice } from "#web/admin/features/listing-form/sending/unsent-listings-notice.tsx";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { AccessDenied } from "#web/admin/ui/failed-state.tsx";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { ShownScreen } from "#web/lib/page/navigation/shown-screen.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { logOut } from "#web/lib/session/log-out.ts";
import { meKey, PrivateCache } from "#web/lib/session/private-cache.tsx";
import { signInPath } from "#web/lib/session/return-path.ts";
import { useRequiredSession } from "#web/lib/session/use-required-session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { RequireSecondStep } from "./require-second-step.tsx";
import { isScreenHandle } from "./screen-handle.ts";
import { LoadingScreen } from "./screen-states.tsx";
import { useKeptDrafts } from "./use-kept-drafts.ts";

/** The admin screens. It checks the role of the session; the server checks it again at every request. */
export function AdminArea() {
  const { pathname } = useLocation();
  const screen = useMatches()
    .map(({ handle }) => handle)
    .find(isScreenHandle);
  const session = useRequiredSession();
  const areDraftsReady = useKeptDrafts(session?.user.id);
  if (!session || !areDraftsReady) return <LoadingScreen />;
  const isAllowed = hasRole(session.role, screen?.role ?? "admin");
  return (
    <PrivateCache userId={session.user.id}>
      <AdminFrame role={session.role}>
        {isAllowed ? (
          <RequireSecondStep>
            <UnsentListingsNotice account={session.user.id} />
            <WaitingLogsNotice account={session.user.id} />
            <ErrorBoundary key={pathname}>
              <ShownScreen>
                <Outlet />
              </ShownScreen>
            </ErrorBoundary>
          </RequireSecondStep>
        ) : (
          <Denied email={session.user.email} />
        )}
      </AdminFrame>
    </PrivateCache>
  );
}

/** Says that the request for access is open, or that the account has no access. */
function Denied({ email }: { email: string }) {
  const { data, error } = useEndpoint(meKey);
  const isLoading = !data && !error;
  const isWaiting = Boolean(data?.user.role_request);
  const title = isWaiting ? "Waiting for approval" : "Access Denied";
  usePageHead({ title: isLoading ? "Admin" : title, noindex: true });
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const changeAccount = () => {
    logOut();
    navigate(signInPath(paths.login, pathname));
  };
  if (isLoading) return <LoadingScreen />;
  const action = (
    <Button look="outline" onClick={changeAccount}>
      Use another account
    </Button>
  );
  if (isWaiting) {
    return (
      <div className="wrap py-8 lg:py-12">
        <EmptyState
          scene="saved"
          title="Waiting for approval"
          headingLevel={1}
          role="status"
          action={
            <>
              <ButtonLink to={paths.account}>Your account</ButtonLink>
              {action}
            </>
          }
        >
          {`You are signed in as ${email}. A super admin will review your request for access. When it is approved, you are signed out: log in again to open the admin area.`}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="wrap py-8 lg:py-12">
      <AccessDenied action={action}>{`You are signed in as ${email}. Your account does not have access.`}</AccessDenied>
    </div>
  );
}
