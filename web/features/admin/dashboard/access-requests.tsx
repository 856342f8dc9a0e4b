import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Link } from "#web/ui/link.tsx";
import { useStats } from "./use-stats.ts";

/** Tells super admins that someone waits for access. */
export function AccessRequests() {
  const count = useStats().stats?.access_requests ?? 0;
  if (count === 0) return null;
  return (
    <div className="mt-4">
      <Notice
        tone="warn"
        title={count === 1 ? "1 person asks for admin access" : `${count} people ask for admin access`}
      >
        <p>
          They wait until you decide. <Link to={adminPaths.team}>Review the requests</Link>
        </p>
      </Notice>
    </div>
  );
}
