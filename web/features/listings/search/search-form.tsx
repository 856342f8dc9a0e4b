import { Suspense, useEffect, useRef, useState } from "react";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, type ListParams, parseListParams } from "../list-pages/list-params.ts";
import { getActiveFilters } from "./active-filters.ts";
import { buildFilterGroups } from "./filter-groups.ts";
import { FilterSelect } from "./filter-select.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { SearchBox } from "./search-box.tsx";
import { fillSearchForm, readSearchForm, searchFormId } from "./search-form-values.ts";

const sheet = createLazyPart(() => import("./filter-sheet.tsx").then(({ FilterSheet }) => FilterSheet));

interface ListToolsProps {
  page: ListPageConfig;
  address: ListParams;
  facets: FacetsResponse | undefined;
  open: (next: ListParams, how?: "replace") => void;
}

/** Search and filters as one plain GET form, which works before the script runs; the script applies each choice at once. */
export function SearchForm({ page, address, facets, open }: ListToolsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!form.current) return;
    // What was chosen before the script ran is not lost; from then on the form follows the address.
    const typed = parseListParams(page, readSearchForm(form.current, address));
    const hasChanged =
      buildListPath(page, typed) !== buildListPath(page, { ...address, cursor: undefined, before: undefined });
    if (isFirst.current && hasChanged) open(typed, "replace");
    else fillSearchForm(form.current, address);
    isFirst.current = false;
  }, [page, address, open]);

  const apply = (how?: "replace") =>
    form.current && open(parseListParams(page, readSearchForm(form.current, address)), how);
  const groups = buildFilterGroups(page, address.filters, facets);
  const { featured, q } = address.filters;
  return (
    <search className="block">
      <form
        ref={form}
        id={searchFormId}
        action={page.path}
        autoComplete="off"
        className="grid grid-cols-1 gap-2 lg:flex lg:flex-wrap"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className="flex gap-2 lg:min-w-80 lg:flex-1">
          <SearchBox value={q} placeholder={page.placeholder} onSearch={() => apply("replace")} />
          <Button type="submit" className="px-4">
            Search
          </Button>
        </div>
        {featured !== undefined && <input type="hidden" name="featured" value={String(featured)} />}
        <div className="flex flex-wrap gap-2 has-[details[open]]:w-full">
          {groups
            .filter(({ name }) => page.inline.includes(name))
            .map((group) => (
              <FilterSelect key={group.name} group={group} onChange={() => apply()} />
            ))}
          <MoreFilters
            page={page}
            groups={groups.filter(({ name }) => !page.inline.includes(name))}
            active={getActiveFilters(page, { ...address.filters, q: undefined }).length}
            isSheetOpen={isSheetOpen}
            onOpen={() => setSheetOpen(true)}
            onApproach={() => void sheet.preload()}
          />
        </div>
      </form>
      {isSheetOpen && (
        <Suspense>
          <sheet.Part page={page} address={address} open={open} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </search>
  );
}
