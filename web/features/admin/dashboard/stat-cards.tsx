import type { Stat, Stats } from "#contract/admin/stats.ts";
import { inboxPath } from "#web/features/admin/inbox/inbox-params.ts";
import { adminMessages, errorReason } from "#web/features/admin/messages.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { StatRow } from "#web/ui/admin/stat-row.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Link } from "#web/ui/link.tsx";
import { MailProblems } from "./mail-problems.tsx";
import { useStats } from "./use-stats.ts";

/** The dashboard's four figures with their change (ruling 23), and what is wrong at the desk. */
export function StatCards() {
  const { stats, error, retry } = useStats();
  const figure = (label: string, of: Stat | undefined) => ({ label, value: of?.value, note: of && changeText(of) });
  return (
    <section aria-label="Figures">
      <StatRow
        figures={[
          figure("Total Buy Properties", stats?.buy_properties),
          figure("Total Rent Properties", stats?.rent_properties),
          figure("Total Inquiries", stats?.inquiries),
          figure("New Inquiries", stats?.new_inquiries),
        ]}
      />
      <p className="mt-1 text-1 text-ink2">Changes: the last 30 days against the 30 before.</p>
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
            <p>The figures could not be loaded: {errorReason(error)}</p>
          </Notice>
        </div>
      )}
      {(stats || error === undefined) && (
        <p className="mt-3 min-h-6 font-bold">{stats && <Unanswered stats={stats} />}</p>
      )}
      {stats && (
        <div className="mt-3 grid gap-2 empty:hidden">
          <MailProblems mail={stats.mail} />
        </div>
      )}
    </section>
  );
}

/** What waits for an answer; the line is there before its words, so that nothing moves when they come. */
function Unanswered({ stats: { overdue, unanswered } }: { stats: Stats }) {
  if (overdue === 0)
    return <span className="font-normal text-ink2">No inquiry is overdue, {formatNumber(unanswered)} unanswered.</span>;
  return (
    <span className="text-bad">
      <Link className="text-bad underline" to={inboxPath({ overdue: "true" })}>
        {formatNumber(overdue)} overdue
      </Link>{" "}
      of {formatNumber(unanswered)} unanswered inquiries
    </span>
  );
}

function changeText({ change }: Stat): string {
  if (change === "new") return "new";
  const sign = change > 0 ? "+" : change < 0 ? "−" : "";
  return `${sign}${formatNumber(Math.abs(change))}%`;
}
