import type { ReactNode } from "react";
import type { UserResponse } from "#contract/accounts/account-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { meKey } from "#web/lib/session/private-cache.tsx";
import { secondStepPath } from "#web/lib/session/return-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AccessDeniedPage } from "#web/ui/feedback/access-denied.tsx";

/** Replaces the admin screens as long as the server rejects them because a super admin has no second step. */
export function RequireSecondStep({ children }: { children: ReactNode }) {
  const { data } = useEndpoint<UserResponse>(meKey);
  if (!data?.user.second_step_required) return children;
  return (
    <AccessDeniedPage action={<ButtonLink to={secondStepPath}>Set up the second step</ButtonLink>}>
      Super admins log in with a password and a code from their phone. Set up the second step first.
    </AccessDeniedPage>
  );
}
