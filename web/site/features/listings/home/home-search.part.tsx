import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { priceRangeKey, priceRanges } from "#shared/listings/price-ranges.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { listPath } from "#web/lib/page/paths.ts";
import { Select } from "#web/ui/form/field.tsx";
import { optionLabel } from "../search/filter-groups/option-label.ts";
import { SearchBox } from "../search/search-box.tsx";
import type { RememberedSearch } from "./remembered-search.tsx";

const assistant = createLazyPart(() => import("./home-search-assistant.tsx").then((m) => m.HomeSearchAssistant));

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

const searchClass = classNames(
  "home-search mt-2 lg:relative lg:mt-6 lg:w-[calc(100%+8rem)] lg:rounded-l lg:border lg:border-line lg:bg-raise lg:px-6",
  "lg:pt-2 lg:pb-6 print:hidden",
);

/** Its rule is as wide as its word; its target is wider. */
const tabClass = "flex h-full items-center border-y-3 border-transparent [[aria-current]>&]:border-b-ocean";

/**
 * The search on the home page. The tabs are links (`?show=buy`) and the rest is a GET form to the list of the selected
 * tab, so the search works without a script. With a script, the button shows the number of results.
 */
export function HomeSearch() {
  const { search, state } = useLocation();
  const show = new URLSearchParams(search).get("show");
  const { name: selectedName, kind, anyPriceLabel } = tabs.find(({ name }) => name === show) ?? rentTab;
  const liberian = useLiberianDollars();
  const [count, setCount] = useState<string>();
  const remembered: RememberedSearch | undefined = state?.search;
  return (
    <form className={searchClass} action={listPath(kind)}>
      <div className="tabs text-[length:min(var(--text-2),8vw)]">
        {tabs.map(({ name, label }) => (
          <Link
            key={name}
            to={`?show=${name}`}
            replace
            state={preserveScroll}
            className="border-b-0!"
            aria-current={name === selectedName ? "true" : undefined}
          >
            <span className={tabClass}>{label}</span>
          </Link>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <SearchBox
          className="basis-full lg:flex-1"
          aria-label="Area or street"
          placeholder="Area or street"
          value={remembered?.q}
          assistant={(input) => <assistant.Part input={input} path={listPath(kind)} onCount={setCount} />}
        />
        <Select
          className="flex-[1_1_7rem] lg:flex-none lg:w-[11rem]"
          key={selectedName}
          name="price"
          defaultValue={remembered?.price}
          aria-label={kind === "rent" ? "Monthly rent" : "Price"}
        >
          <option value="">{anyPriceLabel}</option>
          {priceRanges[kind ?? "all"].map((range) => {
            const value = priceRangeKey(range);
            return (
              <option key={value} value={value}>
                {optionLabel({ name: "price", value, label: range.label }, liberian)}
              </option>
            );
          })}
        </Select>
        <button type="submit" className="btn flex-auto lg:flex-none">
          {count ? `Show ${count}` : "Show homes"}
        </button>
      </div>
    </form>
  );
}
