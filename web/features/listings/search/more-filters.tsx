import { useEffect, useRef, useState } from "react";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { FilterFields } from "./filter-fields.tsx";
import type { FilterGroup } from "./filter-groups.ts";

interface MoreFiltersProps {
  page: ListPageConfig;
  /** The groups that do not stand on the page itself. */
  groups: readonly FilterGroup[];
  /** How many filters are in force. */
  active: number;
  isSheetOpen: boolean;
  onOpen: () => void;
  /** The button is about to be pressed. */
  onApproach: () => void;
}

/**
 * The further filters. The page arrives with them folded into the form; once the script runs a button in the same
 * place opens them as a sheet, unless they have been unfolded by then.
 */
export function MoreFilters({ page, groups, active, isSheetOpen, onOpen, onApproach }: MoreFiltersProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => setHasSheet(!details.current?.open), []);

  const [closedLabel, openLabel] = page.more;
  const count = active > 0 && <b>{active}</b>;
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
