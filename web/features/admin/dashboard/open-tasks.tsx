import { inboxPath } from "#web/features/admin/inbox/inbox-params.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { Link } from "#web/ui/link.tsx";
import { useStats } from "./use-stats.ts";

/** The enquiries that wait for a reply, with links to them in the inbox. */
export function OpenTasks() {
  const { stats, error } = useStats();
  // The stat cards say why the counts are missing.
  if (error !== undefined && !stats) return null;
  return (
    <section aria-labelledby="tasks-title" className="mt-4 border-t-2 border-ocean pt-3">
      <h2 id="tasks-title" className="text-3">
        To do
      </h2>
      {/* The line is rendered while the counts load, to prevent a layout shift. */}
      <p className="min-h-11 text-3 font-bold">
        {stats && stats.unanswered === 0 && <span className="task font-normal text-ink2">Nothing to answer</span>}
        {stats && stats.unanswered > 0 && (
          <Link className="task" to={inboxPath({ unanswered: "true" })}>
            {formatNumber(stats.unanswered)} to answer
          </Link>
        )}
        {stats && stats.overdue > 0 && (
          <>
            {", "}
            <Link className="task text-bad" to={inboxPath({ overdue: "true" })}>
              {formatNumber(stats.overdue)} overdue
            </Link>
          </>
        )}
      </p>
    </section>
  );
}
