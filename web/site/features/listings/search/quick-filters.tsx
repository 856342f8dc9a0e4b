import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { ChipLink } from "#web/ui/chip.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { type ListParams, withFilters } from "../list-pages/list-params.ts";
import { useFilterLinks } from "../list-pages/use-filter-links.ts";
import { type FilterOption, formatOptionCount } from "./filter-groups/filter-group.ts";
import { buildFilterGroups } from "./filter-groups/filter-groups.ts";

/** Property types with their own button. The others are in the filter sheet. */
const quickTypes: readonly string[] = ["House", "Apartment", "Villa", "Office Space"];

interface QuickFiltersProps {
  config: ListPageConfig;
  params: ListParams;
  facets: FacetsResponse | undefined;
  /** Whether the list is empty. Links to other empty lists are then left out. */
  isEmpty: boolean;
}

/** Links to all properties, for sale, for rent, and the most common types, each with its count. */
export function QuickFilters({ config, params, facets, isEmpty }: QuickFiltersProps) {
  const { filters } = params;
  const linkTo = useFilterLinks(config, params);
  const options = buildFilterGroups({ ...config, filterGroups: ["kind", "property_type"] }, filters, facets)
    .flatMap((group) => group.options)
    .filter(({ name, value }) => name === "kind" || quickTypes.includes(value))
    .filter(({ count }) => !isEmpty || count);
  if (options.length === 0) return null;
  const change = ({ name, value, checked }: FilterOption) => {
    if (name === "kind") return withFilters(params, { kind: value === "" ? undefined : (value as "buy" | "rent") });
    const others = filters.property_type.filter((type) => type !== value);
    return withFilters(params, { property_type: checked ? others : [...others, value] });
  };
  return (
    <nav
      aria-label="Quick filters"
      className="flex gap-2 max-sm:-order-1 max-sm:*:nth-[n+4]:hidden lg:flex-wrap lg:*:nth-[4]:ml-4"
    >
      {options.map((option) => (
        <ChipLink
          key={option.name + option.value}
          {...linkTo(change(option))}
          current={option.checked}
          count={formatOptionCount(option)}
        >
          {option.label}
        </ChipLink>
      ))}
    </nav>
  );
}
