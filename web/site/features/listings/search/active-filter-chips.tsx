import { Suspense } from "react";
import { livingFilterNames } from "#shared/listings/details/living-filters.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { ChipRemove } from "#web/ui/chip.tsx";
import { allPageConfig } from "../list-pages/all-page-config.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { type ListParams, withFilters } from "../list-pages/list-params.ts";
import { useFilterLinks } from "../list-pages/use-filter-links.ts";
import { getActiveFilters } from "./active-filters.ts";
import { ClearFiltersLink } from "./clear-filters-link.tsx";

const livingChips = createLazyPart(() => import("./living-chips.part.tsx").then(({ LivingChips }) => LivingChips));
if (import.meta.env.SSR) await livingChips.preload();

interface ActiveFilterChipsProps {
  config: ListPageConfig;
  params: ListParams;
  /** Whether to add a link that removes all filters. */
  canClear: boolean;
}

/** The active filters, each a link to the list without that filter. Without the page's kind, that is All Properties. */
export function ActiveFilterChips({ config, params, canClear }: ActiveFilterChipsProps) {
  const active = getActiveFilters(config, params.filters, useLiberianDollars());
  const linkTo = useFilterLinks(config, params);
  const hasLiving = livingFilterNames.some((name) => params.filters[name]?.length);
  if (active.length === 0 && !hasLiving) return null;
  return (
    <div className="list-active flex flex-wrap gap-2">
      {config.kind && (
        <ChipRemove label={propertyKindTraits[config.kind].badge} {...linkTo(withFilters(params, {}), allPageConfig)} />
      )}
      {active.map(({ label, without }) => (
        <ChipRemove key={`${Object.keys(without)} ${label}`} label={label} {...linkTo(withFilters(params, without))} />
      ))}
      {hasLiving && (
        <Suspense>
          <livingChips.Part config={config} params={params} />
        </Suspense>
      )}
      {canClear && <ClearFiltersLink config={config} params={params} look="quiet" />}
    </div>
  );
}
