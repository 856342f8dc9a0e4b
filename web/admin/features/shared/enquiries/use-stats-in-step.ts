import { useEffect } from "react";
import type { EnquiryCounts } from "#contract/enquiries/inbox-enquiry.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** Reloads the statistics when the inbox counts otherwise, so that the navigation and the dashboard show the same numbers. */
export function useStatsInStep(counts: EnquiryCounts | undefined): void {
  const { data: stats, mutate } = useEndpointData(endpointKey("GET /stats"));
  const isInStep =
    !counts ||
    !stats ||
    (counts.new === stats.unread_inquiries &&
      counts.unanswered === stats.unanswered &&
      counts.overdue === stats.overdue);
  useEffect(() => {
    if (!isInStep) mutate();
  }, [isInStep, mutate]);
}
