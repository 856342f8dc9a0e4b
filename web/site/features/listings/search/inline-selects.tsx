import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { type ListParams, parseListParams } from "../list-pages/list-params.ts";
import type { SetListParams } from "../list-pages/use-list-params.ts";
import { buildFilterGroups } from "./filter-groups/filter-groups.ts";
import { FilterSelect } from "./filter-groups/filter-select.tsx";
import { readSearchForm } from "./search-form-values.ts";

interface InlineSelectsProps {
  config: ListPageConfig;
  params: ListParams;
  facets: FacetsResponse | undefined;
  setParams: SetListParams;
}

/** The filters on the page itself. The `form` attribute makes them part of the search form. */
export function InlineSelects({ config, params, facets, setParams }: InlineSelectsProps) {
  const groups = buildFilterGroups(config, params.filters, facets).filter(({ name }) =>
    config.inlineGroups.some((inline) => inline === name),
  );
  if (groups.length === 0) return null;
  return (
    <div className="list-selects flex gap-2 lg:flex-wrap">
      {groups.map((group) => (
        <FilterSelect
          key={group.name}
          group={group}
          onChange={(form) => setParams((latest) => parseListParams(config, readSearchForm(form, latest, group.name)))}
        />
      ))}
    </div>
  );
}
