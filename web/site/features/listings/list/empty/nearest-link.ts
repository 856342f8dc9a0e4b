import type { NearestChange, NearestSearch } from "#contract/listings/nearest/nearest-search.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { formatMoney, formatNumber } from "#web/lib/format/format-values.ts";
import { listPath, withQuery } from "#web/lib/page/paths.ts";
import { allPageConfig } from "../../list-pages/all-page-config.ts";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import { type ListParams, parseListParams } from "../../list-pages/list-params.ts";
import { describeSearch } from "./describe-search.ts";

export interface NearestLink {
  label: string;
  to: string;
}

/** What follows the count in a label. `wider` are the filters of the wider search. */
const describeChange: Record<NearestChange, (current: PropertyFilters, wider: PropertyFilters) => string> = {
  kind: (_, { kind }) => toKindText(kind),
  nearby: ({ area }, { kind }) => `${toKindText(kind)} ${area.length > 0 ? "nearby" : "in other cities"}`,
  area: (_, { area }) => `in ${area[0]}`,
  price: ({ min_price, max_price }) => {
    if (min_price && max_price) return "at other prices";
    return max_price ? `above ${formatMoney(max_price)}` : `below ${formatMoney(min_price ?? 0)}`;
  },
  rooms: () => "with fewer rooms",
  type: () => "of other types",
  features: ({ available }) => (available ? "without these features" : "with other features"),
  text: ({ q = "" }) => `if you leave out “${q.replaceAll('"', "")}”`,
  "only-place": (_, wider) => describeSearch(wider),
  "only-type": (_, wider) => describeSearch(wider),
};

function toKindText(kind: PropertyFilters["kind"]): string {
  return kind ? `for ${kind === "buy" ? "sale" : "rent"}` : "";
}

/** Returns the link to a wider search with its count, such as "3 for sale". All Properties shows it itself. */
export function toNearestLink(
  config: ListPageConfig,
  { filters }: ListParams,
  { change, query, count, exact }: NearestSearch,
): NearestLink {
  const searchParams = new URLSearchParams(query);
  const wider = parseListParams(allPageConfig, searchParams).filters;
  const text = describeChange[change]({ ...filters, kind: config.kind ?? filters.kind }, wider);
  const label = `${formatNumber(count)}${exact ? "" : "+"} ${text.trim()}`;
  if (!config.kind) return { label, to: withQuery(config.path, searchParams) };
  searchParams.delete("kind");
  return { label, to: withQuery(listPath(wider.kind), searchParams) };
}
