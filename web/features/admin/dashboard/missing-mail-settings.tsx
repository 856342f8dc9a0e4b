import { hasRole } from "#contract/accounts/roles.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { useStats } from "./use-stats.ts";

/** Said to whoever can see to it, while nobody is told of inquiries by mail: what is missing, by name. */
export function MissingMailSettings() {
  const { stats } = useStats();
  const session = useSession();
  if (!stats || stats.mail.configured || !session || !hasRole(session.role, "super_admin")) return null;
  const { missing } = stats.mail;
  return (
    <p className="text-1 text-ink2">
      Inquiries are not mailed to you: {joinParts([missing.slice(0, -1).join(", "), missing.at(-1)], " and ")}{" "}
      {missing.length === 1 ? "is" : "are"} not set.
    </p>
  );
}
