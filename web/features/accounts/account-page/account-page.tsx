import { useLocation } from "react-router-dom";
import { hasRole } from "#contract/accounts/roles.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { paths } from "#web/lib/page/paths.ts";
import { PrivateCache } from "#web/lib/session/private-cache.tsx";
import type { StoredSession } from "#web/lib/session/stored-session.ts";
import { useRequiredSession } from "#web/lib/session/use-required-session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { SecondStepSection } from "../second-step/second-step-section.tsx";
import { DeleteAccountSection } from "./delete-account-section.tsx";
import { EnquiriesSection } from "./enquiries-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { RoleRequestNotice } from "./role-request-notice.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { UsernameSection } from "./username-section.tsx";

/** The account of the user: a page for visitors, and a screen of the admin area. */
export function AccountPage() {
  const session = useRequiredSession();
  const isAdminScreen = useLocation().pathname === adminPaths.account;
  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className={isAdminScreen ? "text-4" : undefined}>Your account</h1>
      {session ? <Sections session={session} isAdminScreen={isAdminScreen} /> : <SkeletonBar className="mt-6 h-64" />}
    </div>
  );
}

function Sections({ session, isAdminScreen }: { session: StoredSession; isAdminScreen: boolean }) {
  const { id, email } = session.user;
  return (
    <PrivateCache userId={id}>
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink2">
          Signed in as <strong className="inline-block max-w-full text-ink wrap-anywhere">{email}</strong>
        </p>
        <div className="flex gap-2">
          <ButtonLink to={paths.favorites} look="small">
            Saved homes
          </ButtonLink>
          {!isAdminScreen && hasRole(session.role, "admin") && (
            <ButtonLink to={adminPaths.admin} look="small">
              Admin area
            </ButtonLink>
          )}
        </div>
      </div>
      <RoleRequestNotice />
      {!isAdminScreen && <EnquiriesSection />}
      <UsernameSection key={session.user.username} username={session.user.username} />
      <PasswordSection email={email} />
      <SecondStepSection />
      <SessionsSection />
      {isAdminScreen && <EnquiriesSection />}
      <DeleteAccountSection />
    </PrivateCache>
  );
}
