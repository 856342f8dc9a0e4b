import { areaPath } from "#shared/listings/area-pages/area-path.ts";
import { typePlural } from "#shared/listings/area-pages/type-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { Crumb } from "#web/site/ui/breadcrumbs.tsx";
import type { AreaAddress } from "./area-address.ts";

const kindLabels = { buy: "Buy", rent: "Rent" };

/** Returns the pages above the page of an area, and the page itself: the kind, the area, and one of its types. */
export function areaCrumbs({ kind, type }: Pick<AreaAddress, "kind" | "type">, name: string): Crumb[] {
  const ofKind = { label: kindLabels[kind], path: paths[kind] };
  const ofArea = { label: name, path: areaPath(kind, name) };
  return type ? [ofKind, ofArea, { label: typePlural(type), path: areaPath(kind, name, type) }] : [ofKind, ofArea];
}
