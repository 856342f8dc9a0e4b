import type { PropertyKind } from "../property-kinds.ts";
import { toSlug, typeSlug } from "./type-names.ts";

/** An area page is listed and linked from this number of homes on. With fewer it exists, but search engines skip it. */
export const minAreaHomes = 2;

/** Returns the path of the page of an area, or of one type of homes there. */
export function areaPath(kind: PropertyKind, area: string, type?: string): string {
  const place = `/${kind}/${encodeURIComponent(toSlug(area))}`;
  return type === undefined ? place : `${place}/${typeSlug(type)}`;
}
