import { inboxPath } from "#web/features/admin-shared/enquiries/inbox-params.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import type { LineIconName } from "#web/ui/admin/line-icon.tsx";
import { useToConfirm } from "../to-confirm/use-to-confirm.ts";
import { useStats } from "../use-stats.ts";

interface OpenTask {
  text: string;
  to: string;
  icon: LineIconName;
  isEnquiry?: boolean;
  isUrgent?: boolean;
}

/** Returns the open tasks, the most urgent first; undefined until the counts are loaded. */
export function useOpenTasks(): { tasks: readonly OpenTask[] | undefined; hasFailed: boolean } {
  const { stats, error } = useStats();
  const toConfirm = useToConfirm();
  const hasFailed = error !== undefined && !stats;
  if (!stats || toConfirm.isLoading) return { tasks: undefined, hasFailed };
  const { overdue, unanswered, access_requests: requests = 0 } = stats;
  const listings = toConfirm.data?.total ?? 0;
  const tasks: (OpenTask | false)[] = [
    overdue > 0 && {
      text: `${formatNumber(overdue)} overdue: answer now`,
      to: inboxPath({ overdue: "true" }),
      icon: "inbox",
      isEnquiry: true,
      isUrgent: true,
    },
    unanswered > overdue && {
      text: `${formatNumber(unanswered)} to answer`,
      to: inboxPath({ unanswered: "true" }),
      icon: "inbox",
      isEnquiry: true,
    },
    requests > 0 && {
      text: `${formatCount(requests, "person asks", "people ask")} for admin access`,
      to: adminPaths.team,
      icon: "people",
    },
    listings > 0 && {
      text: `${formatCount(listings, "listing")} to confirm`,
      to: `${adminPaths.admin}#to-confirm`,
      icon: "home",
    },
  ];
  return { tasks: tasks.filter((task) => task !== false), hasFailed };
}
