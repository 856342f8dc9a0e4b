import type { AreaResponse } from "#contract/listings/area-pages/area-response.ts";
import type { RentSummaryResponse } from "#contract/listings/property-responses.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { isHomeType } from "#shared/listings/matching/home-types.ts";
import { areaPrices } from "#shared/listings/prices/area-prices.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import type { PriceFigures } from "#shared/prices/price-figures.ts";

/**
 * Returns the averages of some rentals.
 * @param exact whether these are all that pass the filters
 */
export function answerRentSummary(rentals: readonly CatalogueHome[], exact: boolean): RentSummaryResponse {
  const numbers = (name: "bedrooms" | "area_sqft", homes = rentals) => homes.flatMap((home) => home[name] ?? []);
  const homes = rentals.filter(({ property_type }) => isHomeType(property_type));
  return {
    data: {
      average_rent: average(rentals.map(getPrice)),
      average_bedrooms: average(numbers("bedrooms", homes), 10),
      average_area_sqft: average(numbers("area_sqft")),
      available_now: rentals.filter((home) => home.is_available).length,
      count: rentals.length,
    },
    exact,
  };
}

/** @param parts into which a whole is divided before it is rounded */
function average(values: readonly number[], parts = 1): number | null {
  if (values.length === 0) return null;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * parts) / parts;
}

/**
 * Returns the figures about an area, or about one type of homes there; undefined if the catalogue cannot tell.
 * @param ofArea the homes of one kind in the area
 * @param exact whether these are all
 */
export function answerArea(
  ofArea: readonly CatalogueHome[],
  type: string | null,
  exact: boolean,
  prices: PriceFigures | null,
): AreaResponse | undefined {
  const homes = ofArea.filter((home) => !type || toSearchKey(home.property_type) === toSearchKey(type));
  const available = homes.filter((home) => home.is_available);
  const [name] = countNames(homes.map((home) => home.area ?? ""));
  // Of a part of the homes, none may be available although others are.
  if (!name || (!exact && available.length === 0)) return undefined;
  const kind = homes[0]?.kind ?? "rent";
  const usual_prices = areaPrices(prices, { kind, area: name[0], property_type: type ?? undefined });
  return {
    data: {
      name: name[0],
      listed: homes.length,
      available: available.length,
      lowest_price: available.length > 0 ? Math.min(...available.map(getPrice)) : null,
      cities: countNames(homes.map((home) => home.city)).map(([city]) => ({
        name: city,
        available: available.filter((home) => home.city === city).length,
      })),
      ...(usual_prices.length > 0 && { usual_prices }),
      types: countNames(ofArea.map((home) => home.property_type)).map(([one, listed]) => ({ name: one, listed })),
    },
    exact,
  };
}

/** Returns each name with how often it occurs, the most frequent first. */
function countNames(names: readonly string[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB));
}
