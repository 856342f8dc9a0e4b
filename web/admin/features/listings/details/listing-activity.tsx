import { Link } from "react-router-dom";
import type { PropertyActivityResponse } from "#contract/listings/status/property-activity.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";

type Activity = PropertyActivityResponse["data"];

const labels: [name: Exclude<keyof Activity, "viewings">, label: string][] = [
  ["views", "Views"],
  ["calls", "Taps on Call"],
  ["whatsapp", "Taps on WhatsApp"],
  ["shares", "Shares"],
  ["enquiries", "Enquiries"],
];

const cellClass = "py-2 pl-3 text-right font-normal";

/** How often visitors viewed a listing, contacted the lister, shared it and enquired. */
export function ListingActivity({ uuid }: { uuid: string }) {
  const { data } = useEndpoint(endpointKey("GET /properties/:uuid/activity", { params: { uuid } }));
  if (!data) return null;
  return (
    <section className="mt-6">
      <h3 className="text-3" id="listing-activity">
        Visitors
      </h3>
      <table className="w-full max-w-[30rem] border-collapse tabular-nums" aria-labelledby="listing-activity">
        <thead>
          <tr>
            <td className={cellClass} />
            <th scope="col" className={cellClass}>
              Last 30 days
            </th>
            <th scope="col" className={cellClass}>
              In total
            </th>
          </tr>
        </thead>
        <tbody>
          {labels.map(([name, label]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {name === "enquiries" && data.data.enquiries.total > 0 ? (
                  <Link className="-my-2 inline-flex min-h-touch items-center" to={inboxPath({ property_uuid: uuid })}>
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </th>
              <td className={cellClass}>{formatNumber(data.data[name].recent)}</td>
              <td className={cellClass}>{formatNumber(data.data[name].total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
