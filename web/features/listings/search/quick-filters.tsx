import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";
import { ChipLink } from "#web/ui/chip.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, type ListParams, withFilters } from "../list-pages/list-params.ts";
import { buildFilterGroups } from "./filter-groups.ts";
import { MinimumCount } from "./minimum-count.tsx";

/** The types that have a button of their own; the others are in the sheet. */
const quickTypes: readonly string[] = ["House", "Apartment", "Villa", "Office Space"];

interface QuickFiltersProps {
  page: ListPageConfig;
  address: ListParams;
  facets: FacetsResponse | undefined;
}

/** One tap to all, for sale, for rent, or a common type: plain links with the counts they lead to. */
export function QuickFilters({ page, address, facets }: QuickFiltersProps) {
  const { filters } = address;
  const options = buildFilterGroups({ ...page, groups: ["kind", "property_type"] }, filters, facets).flatMap(
    (group) => group.options,
  );
  const href = (name: string, value: string, checked: boolean) => {
    if (name === "kind")
      return buildListPath(page, withFilters(address, { kind: value === "" ? undefined : (value as "buy" | "rent") }));
    const others = filters.property_type.filter((type) => type !== value);
    return buildListPath(page, withFilters(address, { property_type: checked ? others : [...others, value] }));
  };
  return (
    <nav
      aria-label="Quick filters"
      className="-mx-(--gutter) -my-1 flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none]"
    >
      {options
        .filter(({ name, value }) => name === "kind" || quickTypes.includes(value))
        .map(({ name, value, label, count, atLeast, checked }) => (
          <ChipLink
            key={name + value}
            to={href(name, value, checked)}
            state={preserveScroll}
            current={checked}
            count={count}
          >
            {label} <MinimumCount count={atLeast} />
          </ChipLink>
        ))}
    </nav>
  );
}
