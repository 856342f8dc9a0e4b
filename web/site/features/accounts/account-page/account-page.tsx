import { useLocation } from "react-router-dom";
import { hasRole } from "#contract/accounts/roles.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { PrivateCache } from "#web/lib/session/private-cache.tsx";
import { roleLabels } from "#web/lib/session/role-labels.ts";
import type { StoredSession } from "#web/lib/session/stored-session.ts";
import { useRequiredSession } from "#web/lib/session/use-required-session.ts";
import { BackLink } from "#web/site/ui/back-link.tsx";
import { EmailText } from "#web/ui/contact/email-text.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { SecondStepSection } from "../second-step/second-step-section.tsx";
import { AccountSection } from "./account-section.tsx";
import { DeleteAccountSection } from "./delete-account-section.tsx";
import { EnquiriesSection } from "./enquiries-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { RoleRequestNotice } from "./role-request-notice.tsx";
import { SavedSection } from "./saved-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { UsernameSection } from "./username-section.tsx";

const alertsLead = "A locked phone shows no names and no messages.";

interface AccountPageProps {
  /** What a colleague is told, and on which devices. */
  alerts?: Elements;
}

/** The account of the user: a page for visitors, and a screen of the admin area. */
export function AccountPage({ alerts }: AccountPageProps) {
  const session = useRequiredSession();
  const isAdminScreen = useLocation().pathname === adminPaths.account;
  const isAdmin = session !== undefined && hasRole(session.role, "admin");
  return (
    <>
      {isAdmin && !isAdminScreen && <BackLink to={adminPaths.admin} label="Admin area" />}
      <div className={isAdminScreen ? "wrap pt-2 pb-6 lg:py-8" : isAdmin ? "wrap pb-6 lg:pb-8" : "wrap py-6 lg:py-8"}>
        <h1 className={isAdminScreen ? "py-1.5 text-4 lg:py-0.5" : undefined}>Your account</h1>
        {session ? (
          <Sections session={session} isAdmin={isAdmin} isAdminScreen={isAdminScreen} alerts={alerts} />
        ) : (
          <SkeletonBar className="mt-6 h-64" />
        )}
      </div>
    </>
  );
}

interface SectionsProps extends AccountPageProps {
  session: StoredSession;
  isAdmin: boolean;
  isAdminScreen: boolean;
}

/**
 * A visitor's own enquiries come first, those of an admin last. The admin area shows the role instead of what people
 * do as visitors.
 */
function Sections({ session, isAdmin, isAdminScreen, alerts }: SectionsProps) {
  const { id, email } = session.user;
  return (
    <PrivateCache userId={id}>
      <p className={isAdminScreen ? "mb-4 text-ink2 max-lg:text-1" : "mt-2 mb-6 text-ink2"}>
        <span>{isAdminScreen ? `${roleLabels[session.role]}, signed in as` : "Signed in as"}</span>{" "}
        <strong className="inline-block max-w-full text-ink wrap-anywhere">
          <EmailText email={email} />
        </strong>
      </p>
      <RoleRequestNotice />
      {isAdminScreen && (
        <AccountSection id="alerts" title="Alerts" lead={alertsLead}>
          {alerts}
        </AccountSection>
      )}
      {!isAdmin && <EnquiriesSection />}
      {!isAdminScreen && <SavedSection />}
      <UsernameSection key={session.user.username} username={session.user.username} />
      <PasswordSection email={email} />
      <SecondStepSection />
      <SessionsSection />
      {isAdmin && !isAdminScreen && <EnquiriesSection />}
      <DeleteAccountSection />
    </PrivateCache>
  );
}
