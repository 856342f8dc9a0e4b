import { areaPath } from "#shared/listings/area-pages/area-path.ts";
import { findTypeBySlug } from "#shared/listings/area-pages/type-names.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import type { PropertyType } from "#shared/listings/property-options.ts";
import { toWords } from "#shared/listings/words.ts";

/** What the address of an area page names. */
export interface AreaAddress {
  kind: PropertyKind;
  /** The words of the area in lower case, such as "elwa junction". The list of this area has it as a filter. */
  area: string;
  type?: PropertyType | undefined;
  /** Whether the address names a type that does not exist. */
  hasUnknownType: boolean;
}

type AreaParams = Partial<Record<string, string>>;

/** Reads the address of an area page from its path. */
export function readAreaAddress(pathname: string, { area = "", type: typeName }: AreaParams): AreaAddress {
  const type = typeName === undefined ? undefined : findTypeBySlug(typeName);
  return {
    kind: pathname.startsWith("/rent/") ? "rent" : "buy",
    area: toWords(area).join(" ") || area,
    type,
    hasUnknownType: typeName !== undefined && !type,
  };
}

/** Returns the path of an area page as it is written in links. */
export const addressPath = ({ kind, area, type }: AreaAddress): string => areaPath(kind, area, type);
