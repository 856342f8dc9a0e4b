import type { Stat, Stats } from "#contract/admin/stats.ts";
import { inboxPath } from "#web/features/admin/inbox/inbox-params.ts";
import { adminMessages } from "#web/features/admin/messages.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { StatRow } from "#web/ui/admin/stat-row.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Link } from "#web/ui/link.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { useStats } from "./use-stats.ts";

/** The four totals with their change, the overdue enquiries, and what needs attention. */
export function StatCards() {
  const { stats, error, retry } = useStats();
  const toCard = (label: string, stat: Stat | undefined) => ({
    label,
    value: stat?.value,
    note: stat && changeText(stat),
  });
  return (
    <section aria-label="Statistics">
      <StatRow
        stats={[
          toCard("Total Buy Properties", stats?.buy_properties),
          toCard("Total Rent Properties", stats?.rent_properties),
          toCard("Total Inquiries", stats?.inquiries),
          toCard("New Inquiries", stats?.new_inquiries),
        ]}
      />
      <p className="mt-1 text-1 text-ink2">Change: the last 30 days compared with the 30 days before.</p>
      {error !== undefined && !stats && (
        <div role="alert" className="mt-3">
          <Notice
            tone="bad"
            title={isForbidden(error) ? adminMessages.denied : adminMessages.apiError}
            action={
              <Button look="quiet" className="-my-1" onClick={retry}>
                Try Again
              </Button>
            }
          >
            <p>Failed to load the statistics: {errorText(error)}</p>
          </Notice>
        </div>
      )}
      {/* The line is rendered while the stats load, to prevent a layout shift. */}
      {(stats || error === undefined) && (
        <p className="mt-3 min-h-6 font-bold">{stats && <OverdueCount stats={stats} />}</p>
      )}
      {stats && <NeedsAttention stats={stats} />}
    </section>
  );
}

function OverdueCount({ stats: { overdue, unanswered } }: { stats: Stats }) {
  if (overdue === 0) {
    return <span className="font-normal text-ink2">No overdue enquiries, {formatNumber(unanswered)} unanswered.</span>;
  }
  return (
    <span className="text-bad">
      <Link className="text-bad underline" to={inboxPath({ overdue: "true" })}>
        {formatNumber(overdue)} overdue
      </Link>{" "}
      of {formatCount(unanswered, "unanswered enquiry", "unanswered enquiries")}
    </span>
  );
}

function changeText({ change }: Stat): string {
  if (change === "new") return "new";
  const sign = change > 0 ? "+" : change < 0 ? "−" : "";
  return `${sign}${formatNumber(Math.abs(change))}%`;
}
