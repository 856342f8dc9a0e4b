import type { Stat } from "#contract/admin/stats.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useStats } from "../use-stats.ts";
import { statChangeText } from "./stat-change.ts";
import { StatRow } from "./stat-row.tsx";

/** The four totals with their change. New enquiries are those of the last 7 days. */
export function StatCards() {
  const { stats, error, retry } = useStats();
  const toCard = (label: string, stat: Stat | undefined, days = 30) => ({
    label,
    value: stat?.value,
    note: stat && statChangeText(stat, days),
  });
  return (
    <section aria-labelledby="totals-title" className="max-lg:order-1">
      <DashboardHead id="totals-title" title="Totals" />
      <StatRow
        stats={[
          toCard("Total Buy Properties", stats?.buy_properties),
          toCard("Total Rent Properties", stats?.rent_properties),
          toCard("Total Inquiries", stats?.inquiries),
          toCard("New Inquiries", stats?.new_inquiries, 7),
        ]}
      />
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
            <p>{`Failed to load the statistics: ${errorText(error)}`}</p>
          </Notice>
        </div>
      )}
    </section>
  );
}
