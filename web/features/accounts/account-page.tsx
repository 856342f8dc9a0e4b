import { useEffect } from "react";
import { reaches } from "#contract/roles.ts";
import { accountPaths } from "#web/lib/account-paths.ts";
import { paths } from "#web/lib/paths.ts";
import { PrivateData } from "#web/lib/private-data.tsx";
import { shareFavorites } from "#web/lib/share-favorites.ts";
import type { StoredSession } from "#web/lib/stored-session.ts";
import { useGuard } from "#web/lib/use-guard.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Bone } from "#web/ui/skeleton.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { EnquiriesSection } from "./enquiries-section.tsx";
import { NameSection } from "./name-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { RoleLine } from "./role-line.tsx";
import { SessionsSection } from "./sessions-section.tsx";

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
