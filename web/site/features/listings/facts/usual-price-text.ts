import type { Property } from "#contract/listings/property.ts";
import { typePlural } from "#shared/listings/area-pages/type-names.ts";
import { formatRange } from "#shared/listings/prices/question-price.ts";
import type { UsualPrice } from "#shared/prices/usual-price.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import type { LiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";

type ComparedHome = Pick<Property, "kind" | "property_type" | "bedrooms" | "area" | "city">;

/**
 * Returns "2-bedroom apartments: usually $900–1,400 a month, from 11 homes in Sinkor".
 * @param liberian how to show the range in L$ too
 */
export function usualPriceText(
  { kind, property_type, bedrooms, area, city }: ComparedHome,
  usual: UsualPrice,
  liberian?: LiberianDollars,
): string {
  const type = typePlural(property_type).toLowerCase();
  const homes = bedrooms ? `${bedrooms}-bedroom ${type}` : type;
  const inLiberian = liberian ? ` (${liberian.aboutRange([usual.low, usual.high])})` : "";
  const text = `${homes}: usually ${formatRange(usual)}${kind === "rent" ? " a month" : ""}${inLiberian}, from ${fromHomes(usual, { area, city })}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns "11 homes in Sinkor". */
export function fromHomes(
  { homes, level }: UsualPrice,
  { area, city }: { area: string | null; city: string | undefined },
) {
  const place = { area, city: city ?? "the city", all: null }[level];
  return `${formatCount(homes, "home")} ${place ? `in ${place}` : "everywhere"}`;
}
