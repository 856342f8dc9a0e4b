import { type FormEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { priceRangeKey, priceRanges } from "#contract/listings/price-ranges.ts";
import { filtersToParams, noFilters } from "#contract/listings/property-filters.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { listPath, withQuery } from "#web/lib/page/paths.ts";
import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";
import { SearchInput, Select } from "#web/ui/form/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { parsePriceRange } from "../list-pages/parse-price-range.ts";

interface SearchTab {
  name: "rent" | "buy" | "all";
  kind?: PropertyKind;
  label: string;
  anyPriceLabel: string;
}

const rentTab: SearchTab = { name: "rent", kind: "rent", label: "Rent", anyPriceLabel: "Any rent" };
const tabs: SearchTab[] = [
  rentTab,
  { name: "buy", kind: "buy", label: "Buy", anyPriceLabel: "Any price" },
  { name: "all", label: "All homes", anyPriceLabel: "Any price" },
];
/** In milliseconds. */
const typingDelay = 300;

function readSearchParams(form: HTMLFormElement): URLSearchParams {
  const fields = new FormData(form);
  const q = String(fields.get("q")).trim();
  return filtersToParams({ ...noFilters, q, ...parsePriceRange(String(fields.get("price"))) });
}

/**
 * The search on the home page. The tabs are links (`?show=buy`) and the rest is a GET form to the list of the selected
 * tab, so the search works without a script. With a script, the button shows the number of results.
 */
export function HomeSearch() {
  const show = new URLSearchParams(useLocation().search).get("show");
  const { name: selectedName, kind, anyPriceLabel } = tabs.find(({ name }) => name === show) ?? rentTab;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef(0);
  const [query, setQuery] = useState<string>();
  const navigate = useNavigate();

  const count = useResultCount(query, kind);
  const updateCount = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (form.current) setQuery(readSearchParams(form.current).toString());
    }, delay);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(withQuery(listPath(kind), readSearchParams(event.currentTarget)));
  };

  return (
    <form
      ref={form}
      className="home-search"
      action={listPath(kind)}
      onSubmit={onSubmit}
      onInput={() => updateCount(typingDelay)}
    >
      <div className="tabs">
        {tabs.map(({ name, label }) => (
          <Link
            key={name}
            to={`?show=${name}`}
            replace
            state={preserveScroll}
            aria-current={name === selectedName ? "true" : undefined}
            onClick={() => updateCount(0)}
          >
            {label}
          </Link>
        ))}
      </div>
      <div className="mt-3 grid grid-cols-[9rem_1fr] gap-2 lg:grid-cols-[1fr_11rem_auto]">
        <SearchInput
          className="col-span-2 lg:col-span-1"
          name="q"
          aria-label="Area or street"
          placeholder="Area or street"
        />
        <Select key={selectedName} name="price" aria-label={kind === "rent" ? "Monthly rent" : "Price"}>
          <option value="">{anyPriceLabel}</option>
          {priceRanges[kind ?? "all"].map((range) => (
            <option key={range.label} value={priceRangeKey(range)}>
              {range.label}
            </option>
          ))}
        </Select>
        <button type="submit" className="btn">
          {count ? `Show ${count}` : "Show homes"}
        </button>
      </div>
    </form>
  );
}

/** Returns "14 homes" or "500+ homes". Undefined until the visitor changes the search, and while the count loads. */
function useResultCount(query: string | undefined, kind: PropertyKind | undefined): string | undefined {
  const params = new URLSearchParams({ view: "card", limit: "1" });
  if (kind) params.set("kind", kind);
  const key = `${endpointPath(visitorEndpoints.listProperties)}?${params}${query ? `&${query}` : ""}`;
  const { data } = useEndpoint<CardListResponse>(query === undefined ? null : key);
  if (!data) return undefined;
  return data.total_exact ? formatCount(data.total, "home") : `${data.total}+ homes`;
}
