import { areaPath } from "#shared/listings/area-pages/area-path.ts";
import { hasTypePage, typePlural } from "#shared/listings/area-pages/type-names.ts";
import type { ListingPlace } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { breadcrumbList, type StructuredData } from "#web/lib/page/structured-data.ts";

/** Returns the lists above the page of a home: all of its kind, those of its area, and those of its type there. */
export const describePlace =
  ({ kind, area, property_type }: ListingPlace): StructuredData =>
  (origin) => {
    const all = { label: kind === "rent" ? "For rent" : "For sale", path: paths[kind] };
    if (!area) return [breadcrumbList(origin, [all])];
    const ofArea = { label: area, path: areaPath(kind, area) };
    const ofType = hasTypePage(property_type)
      ? [{ label: typePlural(property_type), path: areaPath(kind, area, property_type) }]
      : [];
    return [breadcrumbList(origin, [all, ofArea, ...ofType])];
  };
