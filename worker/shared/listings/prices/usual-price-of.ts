import type { PriceFigures } from "#shared/prices/price-figures.ts";
import { findUsualPrice, type UsualPrice } from "#shared/prices/usual-price.ts";
import { homeTypeKeys } from "../matching/home-types.ts";
import type { PropertyKind } from "../property-kinds.ts";
import { toSearchKey } from "../words.ts";

/** What the usual price depends on, as it is written. Without a type, all that people live in are compared; no land and offices. */
export interface ComparedHome {
  kind: PropertyKind;
  property_type?: string | undefined;
  area?: string | null | undefined;
  city?: string | undefined;
  bedrooms?: number | null | undefined;
}

/** Returns what homes like this one usually cost; undefined with fewer than five, and before the first night. */
export const usualPriceOf = (figures: PriceFigures | null, home: ComparedHome): UsualPrice | undefined =>
  figures === null
    ? undefined
    : findUsualPrice(figures, {
        kind: home.kind,
        types: home.property_type ? [toSearchKey(home.property_type)] : homeTypeKeys,
        area: toSearchKey(home.area ?? ""),
        city: toSearchKey(home.city ?? ""),
        bedrooms: home.bedrooms,
      });
