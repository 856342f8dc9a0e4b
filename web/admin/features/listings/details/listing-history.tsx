import type { PropertyHistoryResponse } from "#contract/listings/status/property-history.ts";
import type { ListingStatus } from "#shared/listings/status/listing-status.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { groupByDay } from "#web/admin/lib/format/group-by-day.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatDate, formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { LineIcon, type LineIconName } from "#web/ui/icons/line-icon.tsx";

type Change = PropertyHistoryResponse[number];

const icons: Record<Change["field"], LineIconName> = {
  price: "tag",
  monthly_rent: "tag",
  status: "swap",
  published: "eye",
  deleted: "bin",
  confirmed_at: "check",
  previous_price: "tag",
};

/** The changes of a listing's price, status, publication and confirmation by day, the newest first. */
export function ListingHistory({ uuid }: { uuid: string }) {
  const { data } = useEndpoint(endpointKey("GET /properties/:uuid/history", { params: { uuid } }));
  if (!data || data.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-3">History</h3>
      {groupByDay(data).map(({ label, entries }) => (
        <section key={label} aria-label={label}>
          <h4 className="mt-3 border-b border-line pb-1 text-1 font-bold text-ink2">{label}</h4>
          <ol>
            {entries.map((change) => (
              <li
                key={change.at + change.field}
                className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2 border-b border-line py-2 leading-[1.5rem] wrap-anywhere [&>svg]:h-6 [&>svg]:text-ink2"
              >
                <LineIcon name={icons[change.field]} />
                <p>
                  <b>{change.by ?? "Someone"}</b> <span>{describeChange(change)}</span>
                  {change.note && <span className="block text-ink2">{change.note}</span>}
                </p>
                <time className="text-1 text-ink2" dateTime={change.at}>
                  {change.at.slice(11, 16)}
                </time>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

/** Returns the rest of a sentence that begins with the author, such as "lowered the price: $900 → $850". */
export function describeChange({ field, from, to, closed_on, closed_price }: Change): string {
  switch (field) {
    case "price":
    case "monthly_rent": {
      const verb = Number(to) < Number(from) ? "lowered" : "raised";
      return `${verb} the price: ${formatMoney(Number(from))} → ${formatMoney(Number(to))}`;
    }
    case "status":
      return joinParts(
        [
          `changed the status: ${statusLabels[from as ListingStatus]} → ${statusLabels[to as ListingStatus]}`,
          closed_on && `on ${formatDate(closed_on)}`,
          closed_price !== undefined && `for ${formatMoney(closed_price)}`,
        ],
        ", ",
      );
    case "published":
      return to ? "published it" : "unpublished it";
    case "previous_price":
      return `removed “Reduced from ${formatMoney(Number(from))}”`;
    case "deleted":
      return to ? "moved it to the bin" : "restored it from the bin";
    case "confirmed_at":
      return to ? "confirmed that it is still on offer" : "withdrew the confirmation";
  }
}
