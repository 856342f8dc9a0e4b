import { livingFilterNames } from "#shared/listings/details/living-filters.ts";
import { ChipRemove } from "#web/ui/chip.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { type ListParams, withFilters } from "../list-pages/list-params.ts";
import { useFilterLinks } from "../list-pages/use-filter-links.ts";
import { livingLabel } from "./filter-groups/living-groups.ts";

/** The active filters by facts about living in a home, each a link to the list without it. Few visits have one. */
export function LivingChips({ config, params }: { config: ListPageConfig; params: ListParams }) {
  const linkTo = useFilterLinks(config, params);
  return livingFilterNames.flatMap((name) =>
    (params.filters[name] ?? []).map((value, _, values) => (
      <ChipRemove
        key={name + value}
        label={livingLabel(name, value)}
        {...linkTo(withFilters(params, { [name]: values.filter((other) => other !== value) }))}
      />
    )),
  );
}
