import { useEffect, useRef, useState } from "react";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { FilterFields } from "./filter-fields.tsx";
import type { FilterGroup } from "./filter-group.ts";

interface MoreFiltersProps {
  config: ListPageConfig;
  /** The groups that are not on the page itself. */
  groups: readonly FilterGroup[];
  activeCount: number;
  isSheetOpen: boolean;
  onOpen: () => void;
  /** Called when the pointer enters the button, to preload the sheet. */
  onApproach: () => void;
}

/**
 * The other filters. The server renders them inside a closed <details>. With a script, a button in the same place
 * opens them in a sheet instead, unless the visitor has already opened the <details>.
 */
export function MoreFilters({ config, groups, activeCount, isSheetOpen, onOpen, onApproach }: MoreFiltersProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => setHasSheet(!details.current?.open), []);

  const [closedLabel, openLabel] = config.moreFiltersLabels;
  const count = activeCount > 0 && <b>{activeCount}</b>;
  if (!hasSheet) {
    return (
      <details ref={details} className="group open:w-full">
        <summary className="chip h-12">
          <Icon name="tune" />
          <span className="group-open:hidden">{closedLabel}</span>
          <span className="hidden group-open:inline">{openLabel}</span> {count}
        </summary>
        <FilterFields groups={groups} />
      </details>
    );
  }
  return (
    <button
      type="button"
      className="chip h-12"
      aria-haspopup="dialog"
      aria-expanded={isSheetOpen}
      onPointerEnter={onApproach}
      onClick={onOpen}
    >
      <Icon name="tune" /> {isSheetOpen ? openLabel : closedLabel} {count}
    </button>
  );
}
