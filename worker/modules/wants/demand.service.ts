import type { Demand } from "#contract/wants/want.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import { query } from "#worker/db/query.ts";
import { toSearch } from "./match-want.ts";
import { readHomes, type WantContext } from "./want-context.ts";
import { findAllSearches } from "./want-list.repository.ts";

const maxGroups = 100;
type Group = Omit<Demand[number], "wants" | "homes" | "affordable" | "usual_max_price">;

/** Counts what people look for and what there is of it: the most wanted first. A want counts in each of its areas. */
export async function countDemand(context: WantContext): Promise<Demand> {
  const [{ homes }, [searches]] = await Promise.all([readHomes(context), query(context.db, findAllSearches)]);
  const groups = new Map<string, { group: Group; prices: (number | undefined)[] }>();
  for (const want of searches) {
    const search = toSearch(want);
    if (!search?.kind) continue;
    const { kind, property_type, min_bedrooms, bedrooms = min_bedrooms, max_price } = search;
    const places = [search.area, search.place, search.city].find((names) => names.length > 0) ?? [null];
    for (const area of places) {
      const group = { kind, area, property_type: property_type[0] ?? null, bedrooms: bedrooms ?? null };
      const key = JSON.stringify({ ...group, area: area && toSearchKey(area) });
      const known = groups.get(key) ?? { group, prices: [] };
      known.prices.push(max_price);
      groups.set(key, known);
    }
  }
  return [...groups.values()]
    .map(({ group, prices }) => {
      const found = homes.filter(isIn(group));
      const usual_max_price = median(prices.filter((price) => price !== undefined));
      const affordable = found.filter((home) => usual_max_price === null || getPrice(home) <= usual_max_price).length;
      return { ...group, wants: prices.length, homes: found.length, affordable, usual_max_price };
    })
    .sort((one, other) => other.wants - one.wants || one.affordable - other.affordable)
    .slice(0, maxGroups);
}

const isIn = ({ kind, area, property_type, bedrooms }: Group) => {
  const [areaKey, typeKey] = [toSearchKey(area ?? ""), toSearchKey(property_type ?? "")];
  return (home: CatalogueHome) =>
    home.kind === kind &&
    home.is_available &&
    (!areaKey || [home.area, home.city].some((name) => toSearchKey(name ?? "") === areaKey)) &&
    (!typeKey || toSearchKey(home.property_type) === typeKey) &&
    (bedrooms === null || (home.bedrooms ?? -1) >= bedrooms);
};

function median(numbers: number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
