import { hasRole } from "#contract/accounts/roles.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { useStats } from "./use-stats.ts";

/** Tells super admins that email alerts are not set up. */
export function MissingMailSettings() {
  const { stats } = useStats();
  const session = useSession();
  if (!stats || stats.mail.configured || !session || !hasRole(session.role, "super_admin")) return null;
  return <p className="text-1 text-ink2">Email alerts are off. Ask your developer.</p>;
}
