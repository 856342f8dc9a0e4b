import { type FormEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { endpointPath, visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { priceRangeKey, priceRanges } from "#contract/listings/property-options.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { listPath, withQuery } from "#web/lib/page/paths.ts";
import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";
import { SearchInput, Select } from "#web/ui/form/field.tsx";
import { Link } from "#web/ui/link.tsx";

const offers: { show: string; kind?: PropertyKind; label: string; price: string }[] = [
  { show: "rent", kind: "rent", label: "Rent", price: "Any rent" },
  { show: "buy", kind: "buy", label: "Buy", price: "Any price" },
  { show: "all", label: "All homes", price: "Any price" },
];
const [firstOffer] = offers;
const typingPause = 300;

/** What a filled form asks for, under the API's names. */
function searchParams(form: HTMLFormElement, kind: PropertyKind | undefined): URLSearchParams {
  const fields = new FormData(form);
  const [min, max] = String(fields.get("price")).split("-");
  const wanted = { kind, q: String(fields.get("q")).trim(), min_price: Number(min) ? min : "", max_price: max };
  return new URLSearchParams(Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/**
 * The search on the first screen. The offer is a link (`?show=buy`), the rest a plain form to that offer's list, so all
 * of it works without script; with one the button says how many homes there are.
 */
export function HomeSearch() {
  const chosen = new URLSearchParams(useLocation().search).get("show");
  const offer = offers.find(({ show }) => show === chosen) ?? firstOffer;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef(0);
  const [query, setQuery] = useState<string>();
  const navigate = useNavigate();

  const count = useCount(query, offer?.kind);
  const ask = (pause: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (form.current) setQuery(searchParams(form.current, undefined).toString());
    }, pause);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(withQuery(listPath(offer?.kind), searchParams(event.currentTarget, undefined)));
  };

  return (
    <form
      ref={form}
      className="home-search"
      action={listPath(offer?.kind)}
      onSubmit={submit}
      onInput={() => ask(typingPause)}
    >
      <div className="tabs">
        {offers.map(({ show, label }) => (
          <Link
            key={show}
            to={`?show=${show}`}
            replace
            state={preserveScroll}
            aria-current={show === offer?.show ? "true" : undefined}
            onClick={() => ask(0)}
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
        <Select key={offer?.show} name="price" aria-label={offer?.kind === "rent" ? "Monthly rent" : "Price"}>
          <option value="">{offer?.price}</option>
          {priceRanges[offer?.kind ?? "all"].map((range) => (
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

/** How many homes a search would leave: "14 homes", "500+ homes"; undefined before anything was changed. */
function useCount(query: string | undefined, kind: PropertyKind | undefined): string | undefined {
  const params = new URLSearchParams({ view: "card", limit: "1" });
  if (kind) params.set("kind", kind);
  const key = `${endpointPath(visitorEndpoints.listProperties)}?${params}${query ? `&${query}` : ""}`;
  const { data } = useEndpoint<CardListResponse>(query === undefined ? null : key);
  if (!data) return undefined;
  return data.total_exact ? formatCount(data.total, "home") : `${data.total}+ homes`;
}
