import type { ReactNode } from "react";
import { formatArea, formatNumber } from "#web/lib/format/format-values.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

interface PropertyFactsProps {
  bedrooms: number | null;
  bathrooms: number | null;
  area_sqft: number | null;
  /** Content at the end of the row. */
  children?: ReactNode;
}

/** Beds, baths and floor space. Unknown values are left out. */
export function PropertyFacts({ bedrooms, bathrooms, area_sqft, children }: PropertyFactsProps) {
  return (
    <ul className="facts mt-3 border-t border-line pt-2">
      {bedrooms !== null && (
        <li>
          <Icon name="bed" />
          {formatNumber(bedrooms)}
          <span className="sr-only">{bedrooms === 1 ? " bed" : " beds"}</span>
        </li>
      )}
      {bathrooms !== null && (
        <li>
          <Icon name="bath" />
          {formatNumber(bathrooms)}
          <span className="sr-only">{bathrooms === 1 ? " bath" : " baths"}</span>
        </li>
      )}
      {area_sqft !== null && (
        <li>
          <Icon name="area" />
          {formatArea(area_sqft)}
        </li>
      )}
      {children}
    </ul>
  );
}
