import type { Stat } from "#contract/admin/stats.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { FailedBlock } from "#web/admin/ui/failed-state.tsx";
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
        <div className="mt-3">
          <FailedBlock
            title={adminMessages.apiError}
            error={error}
            text={`Failed to load the statistics: ${errorText(error)}`}
            onRetry={retry}
          />
        </div>
      )}
    </section>
  );
}
