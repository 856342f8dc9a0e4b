import { useEffect } from "react";
import { reaches } from "#contract/accounts/roles.ts";
import { shareFavorites } from "#web/lib/favourites/start-favourites-sync.ts";
import { accountPaths } from "#web/lib/page/account-paths.ts";
import { paths } from "#web/lib/page/paths.ts";
import { PrivateData } from "#web/lib/session/private-cache.tsx";
import type { StoredSession } from "#web/lib/session/stored-session.ts";
import { useGuard } from "#web/lib/session/use-required-session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Bone } from "#web/ui/feedback/skeleton-bar.tsx";
import { DeleteSection } from "./delete-account-section.tsx";
import { EnquiriesSection } from "./enquiries-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { RoleLine } from "./role-request-notice.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { NameSection } from "./username-section.tsx";

/** Everything a person can see and change about their own account. */
export function AccountPage() {
  const session = useGuard();
  return (
    <div className="wrap py-8 lg:py-12">
      <div className="max-w-168">
        <h1>Your account</h1>
        {session ? <Sections session={session} /> : <Bone className="mt-6 h-64" />}
      </div>
    </div>
  );
}

function Sections({ session }: { session: StoredSession }) {
  const { id, email } = session.user;
  useEffect(shareFavorites, []);
  return (
    <PrivateData userId={id}>
      <p className="mt-2 text-ink2">
        Signed in as <strong className="text-ink">{email}</strong>
      </p>
      <RoleLine />
      <div className="mt-4 mb-8 flex flex-wrap gap-2">
        <ButtonLink to={paths.favorites} look="outline">
          Saved homes
        </ButtonLink>
        {reaches(session.role, "admin") && (
          <ButtonLink to={accountPaths.admin} look="outline">
            Admin area
          </ButtonLink>
        )}
      </div>
      <EnquiriesSection />
      <NameSection key={session.user.username} username={session.user.username} />
      <PasswordSection email={email} />
      <SessionsSection />
      <DeleteSection />
    </PrivateData>
  );
}
