import { hasRole } from "#contract/accounts/roles.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useStats } from "./use-stats.ts";

/** Tells super admins that email alerts are not set up, what this means, and what to do. */
export function MissingMailSettings() {
  const { stats } = useStats();
  const session = useSession();
  if (!stats || stats.mail.configured || !session || !hasRole(session.role, "super_admin")) return null;
  return (
    <p className="mt-4 flex gap-3 rounded-m bg-sand p-3 text-1 text-ink2">
      <Icon name="mail" />
      <span>
        <b className="text-ink">Email alerts are off.</b> New enquiries arrive here without an email to you, so look
        here every day. To get emails, tell the person who set up this site which address should receive them.
      </span>
    </p>
  );
}
