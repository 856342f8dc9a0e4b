import { Suspense, useEffect, useRef, useState } from "react";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { livingFilterNames } from "#shared/listings/details/living-filters.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { Button } from "#web/ui/button.tsx";
import { readLatestParams, rebaseParams } from "../list-pages/latest-params.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, hasFilters, type ListParams, parseListParams, withFilters } from "../list-pages/list-params.ts";
import type { SetListParams } from "../list-pages/use-list-params.ts";
import { getActiveFilters } from "./active-filters.ts";
import { buildFilterGroups } from "./filter-groups/filter-groups.ts";
import { withLivingGroups } from "./filter-groups/living-groups.ts";
import { ListSearchBox } from "./list-search-box.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { fillSearchForm, readSearchForm, readSearchText, searchFormId } from "./search-form-values.ts";

const sheet = createLazyPart(() => import("./filter-sheet.tsx").then(({ FilterSheet }) => FilterSheet));

interface SearchFormProps {
  config: ListPageConfig;
  params: ListParams;
  facets: FacetsResponse | undefined;
  setParams: SetListParams;
}

/** Search and filters in a GET form, which works without a script. With a script, each change applies immediately. */
export function SearchForm({ config, params, facets, setParams }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isFirstRun = useRef(true);
  useEffect(() => {
    if (!form.current) return;
    // On the first run, apply what the visitor selected before the script was ready. Later, the form follows the URL.
    const formParams = parseListParams(config, readSearchForm(form.current, params));
    const hasChanged =
      buildListPath(config, formParams) !==
      buildListPath(config, { ...params, cursor: undefined, before: undefined, typed: undefined });
    if (isFirstRun.current && hasChanged) setParams(() => formParams);
    else fillSearchForm(form.current, params);
    isFirstRun.current = false;
  }, [config, params, setParams]);

  const groups = buildFilterGroups(config, params.filters, facets);
  // Browsers with a script get them with the sheet. In every document they would take 0.5 kB, so that without a script only a
  // link chooses the first one, and the form then keeps it.
  const hasLiving = import.meta.env.SSR && livingFilterNames.some((name) => params.filters[name]?.length);
  const sheetGroups = hasLiving ? withLivingGroups(groups, params.filters, facets) : groups;
  const { featured, place, q } = params.filters;
  return (
    <>
      <form
        ref={form}
        id={searchFormId}
        action={config.path}
        autoComplete="off"
        className="list-form"
        onSubmit={(event) => {
          event.preventDefault();
          const text = readSearchText(event.currentTarget);
          const formParams = parseListParams(config, readSearchForm(event.currentTarget, params));
          const changed = withFilters(formParams, { q: text || undefined });
          const next = rebaseParams(config, params, changed, readLatestParams(config, params));
          // Until the assistant has loaded, the server turns the words into filters. The form would send empty fields too.
          if (text && text !== q) location.assign(buildListPath(config, next));
          else setParams(() => next);
        }}
      >
        <div className="list-search flex min-w-0 gap-2">
          <div className="relative flex min-w-0 flex-1">
            <ListSearchBox config={config} params={params} areaCounts={facets?.data.area} />
            {getActiveFilters(config, params.filters).length === 0 && (
              <p
                className="list-summary pointer-events-none absolute inset-y-0 right-2 left-10 hidden items-center overflow-hidden text-[length:min(var(--text-2),5.8vw)] leading-[1.2] text-ink2"
                aria-hidden="true"
              >
                Any area · any price
              </p>
            )}
          </div>
          <Button type="submit" className="list-submit px-4">
            Search
          </Button>
        </div>
        {featured !== undefined && <input type="hidden" name="featured" value={String(featured)} />}
        {place.map((name) => (
          <input key={name} type="hidden" name="place" value={name} />
        ))}
        <MoreFilters
          config={config}
          groups={sheetGroups.filter(({ name }) => !config.inlineGroups.some((inline) => inline === name))}
          isUnfiltered={!hasFilters(params)}
          isSheetOpen={isSheetOpen}
          onOpen={() => setSheetOpen(true)}
          onApproach={() => void sheet.preload()}
        />
      </form>
      {isSheetOpen && (
        <Suspense>
          <sheet.Part config={config} params={params} setParams={setParams} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
