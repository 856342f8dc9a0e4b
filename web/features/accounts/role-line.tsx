import type { UserAnswer } from "#contract/account.ts";
import { meKey } from "#web/lib/private-data.tsx";
import { useEndpoint } from "#web/lib/use-endpoint.ts";
import { accountMessages } from "./messages.ts";

/** That a request for a role is still open. */
export function RoleLine() {
  const { data } = useEndpoint<UserAnswer>(meKey);
  return data?.user.role_request ? <p className="mt-2 text-warn">{accountMessages.requestedText}</p> : null;
}
