import { useState } from "react";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { hasFilters, type ListParams, parseListParams } from "../list-pages/list-params.ts";
import { FilterFields } from "./filter-fields.tsx";
import { buildFilterGroups, countMatching } from "./filter-groups.ts";
import { readSearchForm } from "./search-form-values.ts";
import { useFacets } from "./use-facets.ts";

interface FilterSheetProps {
  page: ListPageConfig;
  address: ListParams;
  open: (next: ListParams) => void;
  onClose: () => void;
}

const formId = "filter-sheet";

/** All filters of a page; nothing is applied before "Show N homes", whose number follows every choice. */
export function FilterSheet({ page, address, open, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(address);
  const [clearings, setClearings] = useState(0);
  const { facets, isCurrent } = useFacets(page, draft);

  const clear = () => {
    setDraft({ sort: draft.sort, filters: { q: draft.filters.q, property_type: [], city: [], area: [] } });
    // The controls keep their own state: new ones start unchecked.
    setClearings(clearings + 1);
  };
  const left = facets && countMatching(page, draft.filters, facets);
  const homes =
    left === undefined ? "homes" : `${formatNumber(left)}${facets?.exact ? "" : "+"} ${left === 1 ? "home" : "homes"}`;

  return (
    <Sheet
      title={page.more[0].replace("Show ", "")}
      onClose={onClose}
      footer={
        <>
          <Button
            look="quiet"
            onClick={clear}
            disabled={!hasFilters({ ...draft, filters: { ...draft.filters, q: "" } })}
          >
            Clear all
          </Button>
          <Button type="submit" form={formId} className="flex-1" aria-busy={!isCurrent}>
            Show {homes}
          </Button>
        </>
      }
    >
      <form
        key={clearings}
        id={formId}
        // The search and whatever else is not on the sheet goes on holding.
        onChange={(event) => setDraft(parseListParams(page, readSearchForm(event.currentTarget, draft)))}
        onSubmit={(event) => {
          event.preventDefault();
          open(draft);
          onClose();
        }}
      >
        <FilterFields groups={buildFilterGroups(page, draft.filters, facets)} />
      </form>
    </Sheet>
  );
}
