import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import type { Demand } from "#contract/wants/want.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatCount, formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { DashboardFold } from "./dashboard-fold.tsx";

const maxRows = 15;

/** What people look for and we do not have at their price, by area: what to acquire. */
export function WantedHomes() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useEndpointData(isOpen ? endpointKey("GET /wants/demand") : null);
  const missing = data?.filter(({ affordable }) => affordable === 0) ?? [];
  return (
    <DashboardFold title="Wanted, and we have none" onToggle={setOpen}>
      {data && missing.length === 0 && <p>There is a home for each want.</p>}
      <ul>
        {missing.slice(0, maxRows).map((group) => (
          <li key={JSON.stringify(group)} className="flex justify-between gap-3 border-b border-line py-2">
            <span className="wrap-anywhere">{describe(group)}</span>
            <b className="tabular-nums">{group.wants}</b>
          </li>
        ))}
      </ul>
      <Link className="more" to={adminPaths.wants}>
        All that people look for
      </Link>
    </DashboardFold>
  );
}

const describe = ({ kind, area, property_type, bedrooms, usual_max_price, homes }: Demand[number]) =>
  joinParts([
    kind === "rent" ? "Rent" : "Buy",
    area ?? "any area",
    property_type,
    bedrooms !== null && `${bedrooms}+ bedrooms`,
    usual_max_price !== null && `usually up to ${formatMoney(usual_max_price)}`,
    homes > 0 && `${formatCount(homes, "home costs", "homes cost")} more`,
  ]);
