import type { UserResponse } from "#contract/accounts/account-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { meKey } from "#web/lib/session/private-cache.tsx";
import { accountMessages } from "../messages.ts";

export function RoleRequestNotice() {
  const { data } = useEndpoint<UserResponse>(meKey);
  return data?.user.role_request ? <p className="mt-2 text-warn">{accountMessages.requestedText}</p> : null;
}
