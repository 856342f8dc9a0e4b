import { useEffect } from "react";
import { SWRConfig } from "swr";
import { endpointKey } from "../api/endpoint-key.ts";
import { useEndpoint } from "../api/use-endpoint.ts";
import type { Elements } from "../page/elements.ts";
import { readSession, saveSessionUser } from "./stored-session.ts";

export const meKey = endpointKey("GET /auth/me");

/** Gives each user a separate cache, so that no data of one user is shown to the next. */
export function PrivateCache({ userId, children }: { userId: string; children: Elements }) {
  return (
    <SWRConfig key={userId} value={{ provider: () => new Map() }}>
      <RefreshStoredUser />
      {children}
    </SWRConfig>
  );
}

/** Updates the stored name and role if they were changed on another device or by an admin. */
function RefreshStoredUser() {
  const { data } = useEndpoint(meKey);
  useEffect(() => {
    const session = readSession();
    if (!data || !session || session.user.id !== data.user.id) return;
    const { username, email, role, role_request } = data.user;
    const { user } = session;
    const isSameUser = user.username === username && user.email === email && session.role === role;
    if (!isSameUser || user.asks_for_access !== (role_request !== null)) saveSessionUser(data.user);
  }, [data]);
  return null;
}
