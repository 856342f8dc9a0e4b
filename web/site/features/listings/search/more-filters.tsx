import { useSearchParams } from "react-router-dom";
import { useEarlyTap } from "#web/lib/page/hydration/use-early-tap.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { FilterFields } from "./filter-groups/filter-fields.tsx";
import type { FilterGroup } from "./filter-groups/filter-group.ts";
import { filtersButtonId } from "./filters-button.ts";

interface MoreFiltersProps {
  config: ListPageConfig;
  /** The groups that are not on the page itself. */
  groups: readonly FilterGroup[];
  /** No filter is set. */
  isUnfiltered: boolean;
  isSheetOpen: boolean;
  onOpen: () => void;
  /** Called when the pointer enters the button, to preload the sheet. */
  onApproach: () => void;
}

/**
 * The button that opens the sheet with all filters. A press before this code has loaded opens it afterwards. Without
 * scripts, a <details> with the filters that are not on the page is in its place; browsers with scripts skip <noscript>.
 * They take 1 kB, so an unfiltered list only contains a button that sends the form and asks for them.
 */
export function MoreFilters({ config, groups, isUnfiltered, isSheetOpen, onOpen, onApproach }: MoreFiltersProps) {
  const isAskedFor = useSearchParams()[0].has("filters");
  const [closedLabel, openLabel] = config.moreFiltersLabels;
  return (
    <>
      <button
        ref={useEarlyTap(onOpen)}
        id={filtersButtonId}
        type="button"
        className="chip list-more needs-script min-h-control"
        aria-haspopup="dialog"
        aria-expanded={isSheetOpen}
        onPointerEnter={onApproach}
        onClick={onOpen}
      >
        <Icon name="tune" />
        <span className="lg:hidden">Filters</span>
        <span className="max-lg:hidden">{isSheetOpen ? openLabel : closedLabel}</span>
      </button>
      <noscript>
        {import.meta.env.SSR &&
          (isUnfiltered && !isAskedFor ? (
            <button type="submit" name="filters" value="all" className="chip list-more h-12">
              <Icon name="tune" />
              <span>{closedLabel}</span>
            </button>
          ) : (
            <details className="list-more group open:w-full" open={isAskedFor}>
              <summary className="chip h-12">
                <Icon name="tune" />
                <span className="group-open:hidden">{closedLabel}</span>
                <span className="hidden group-open:inline">{openLabel}</span>
              </summary>
              <FilterFields groups={groups} />
              <Button type="submit" className="mt-4">
                Show homes
              </Button>
            </details>
          ))}
      </noscript>
    </>
  );
}
