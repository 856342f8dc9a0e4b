import { areaPath } from "#contract/listings/area-pages/area-path.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { Crumb } from "#web/ui/breadcrumbs.tsx";
import type { AreaAddress } from "./area-address.ts";

const kindLabels = { buy: "Buy", rent: "Rent" };

/** Returns the pages above the page of an area: the kind, and the area above one of its types. */
export function areaCrumbs({ kind, type }: Pick<AreaAddress, "kind" | "type">, name: string): Crumb[] {
  const ofKind = { label: kindLabels[kind], path: paths[kind] };
  return type ? [ofKind, { label: name, path: areaPath(kind, name) }] : [ofKind];
}
