import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { noFilters } from "#shared/listings/property-filters.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { areaListPath } from "../list-pages/area-list-path.ts";
import { readLatestParams, rebaseParams } from "../list-pages/latest-params.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, type ListParams, parseListParams } from "../list-pages/list-params.ts";
import type { SetListParams } from "../list-pages/use-list-params.ts";
import { TellMe } from "../saved-searches/tell-me.tsx";
import { FilterFields } from "./filter-groups/filter-fields.tsx";
import { buildFilterGroups, countMatching } from "./filter-groups/filter-groups.ts";
import { withLivingGroups } from "./filter-groups/living-groups.ts";
import { endFiltersTap } from "./filters-button.ts";
import { readSearchForm } from "./search-form-values.ts";
import { useFacets } from "./use-facets.ts";

interface FilterSheetProps {
  config: ListPageConfig;
  params: ListParams;
  setParams: SetListParams;
  onClose: () => void;
}

const formId = "filter-sheet";

/** All filters of a page in a sheet. "Show N homes" applies them; N is updated with every change. */
export function FilterSheet({ config, params, setParams, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(params);
  const [base, setBase] = useState(params);
  const [formKey, setFormKey] = useState(0);
  const { facets, isCurrent } = useFacets(config, draft);
  const navigate = useNavigate();
  useEffect(endFiltersTap, []);
  const rebase = (latest: ListParams) => (draft === base ? latest : rebaseParams(config, base, draft, latest));
  // A search typed just before the sheet opened may be shown only now. The draft gets it too.
  if (buildListPath(config, params) !== buildListPath(config, base)) {
    setBase(params);
    setDraft(rebase(params));
    setFormKey(formKey + 1);
  }

  const clear = () => {
    setDraft({ sort: draft.sort, filters: { ...noFilters, q: draft.filters.q } });
    // The inputs are uncontrolled, so a new form is needed to uncheck them.
    setFormKey(formKey + 1);
  };
  const count = facets && countMatching(config, draft.filters, facets);
  const homes =
    count === undefined
      ? "homes"
      : `${formatNumber(count)}${facets?.exact ? "" : "+"} ${count === 1 ? "home" : "homes"}`;

  return (
    <Dialog
      variant="sheet"
      title={config.moreFiltersLabels[0].replace("Show ", "")}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={clear}>
            Clear all
          </Button>
          <Button type="submit" form={formId} className="flex-1 basis-[10rem]" aria-busy={!isCurrent}>
            {`Show ${homes}`}
          </Button>
        </>
      }
    >
      <form
        key={formKey}
        id={formId}
        onChange={(event) => setDraft(parseListParams(config, readSearchForm(event.currentTarget, draft)))}
        onSubmit={(event) => {
          event.preventDefault();
          const next = rebase(readLatestParams(config, base));
          const path = isCurrent && areaListPath(config, next, facets);
          if (path) navigate(path);
          else setParams(() => next);
          onClose();
        }}
      >
        <FilterFields
          groups={withLivingGroups(buildFilterGroups(config, draft.filters, facets), draft.filters, facets)}
        />
      </form>
      {/* A document of its own: the sheet is an entry of the history, which must not stay between both pages. */}
      <TellMe config={config} params={draft} className="mt-4" isDocument />
    </Dialog>
  );
}
