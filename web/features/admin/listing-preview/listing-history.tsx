import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import type { ListingStatus } from "#contract/listings/status/listing-status.ts";
import type { PropertyHistoryResponse } from "#contract/listings/status/property-history.ts";
import { statusLabels } from "#web/features/admin/listings/status-labels.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { formatMoney } from "#web/lib/format/format-values.ts";

type Change = PropertyHistoryResponse[number];

/** The changes of a listing's price, status, publication and confirmation, with their authors, the newest first. */
export function ListingHistory({ uuid }: { uuid: string }) {
  const { data } = useEndpoint<PropertyHistoryResponse>(
    endpointPath(adminCatalogueEndpoints.getPropertyHistory, { uuid }),
  );
  if (!data || data.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-3">History</h3>
      <ol>
        {data.map((change) => (
          <li key={change.at + change.field} className="border-t border-line py-2">
            {describeChange(change)}
            {change.note && <>. {change.note}</>}
            <br />
            <small className="text-ink2">
              <time dateTime={change.at}>{formatDateTime(change.at)}</time>, {change.by ?? "author unknown"}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns what changed, such as "Price: $900 → $850". */
export function describeChange({ field, from, to }: Change): string {
  switch (field) {
    case "price":
    case "monthly_rent":
      return `Price: ${formatMoney(Number(from))} → ${formatMoney(Number(to))}`;
    case "status":
      return `Status: ${statusLabels[from as ListingStatus]} → ${statusLabels[to as ListingStatus]}`;
    case "published":
      return to ? "Published" : "Unpublished";
    case "deleted":
      return to ? "Moved to the bin" : "Restored from the bin";
    case "confirmed_at":
      return to ? "Confirmed as still on offer" : "No longer confirmed";
  }
}
