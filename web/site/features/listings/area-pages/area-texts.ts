import type { AreaResponse } from "#contract/listings/area-pages/area-response.ts";
import { typePlural } from "#shared/listings/area-pages/type-names.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { formatCount, formatMoney, formatNumber, joinParts } from "#web/lib/format/format-values.ts";
import { placeText } from "#web/site/lib/format/place-text.ts";
import type { AreaAddress } from "./area-address.ts";

const offers = {
  rent: { heading: "for rent", count: "to rent", price: " a month" },
  buy: { heading: "for sale", count: "for sale", price: "" },
} as const satisfies Record<PropertyKind, object>;

type Figures = AreaResponse;

/** Returns "Houses for rent in Sinkor, Monrovia"; without the city if the area's name is that of two. */
export function areaHeading({ kind, type }: AreaAddress, { data: { name, cities } }: Figures): string {
  const [city, other] = cities;
  return `${areaSubject({ kind, type })} in ${city && !other ? placeText({ area: name, city: city.name }) : name}`;
}

/** Returns "Houses for rent". */
export const areaSubject = ({ kind, type }: Pick<AreaAddress, "kind" | "type">): string =>
  `${type ? typePlural(type) : "Homes"} ${offers[kind].heading}`;

/** Returns "8 homes to rent, from $550 a month", with what is available now and the cities if there are several. */
export function areaSentence({ kind, type }: AreaAddress, { data, exact }: Figures): string {
  const { available, lowest_price, cities } = data;
  const offer = offers[kind];
  if (available === 0) return `No ${countText(0, type).slice(2)} ${offer.count} at the moment.`;
  const count = exact ? countText(available, type) : countText(available, type).replace(" ", "+ ");
  const price = lowest_price === null ? "" : `from ${formatMoney(lowest_price)}${offer.price}`;
  const sentence = joinParts([`${count} ${offer.count}`, price]);
  const parts = cities.map((city) => `${formatNumber(city.available)} in ${city.name}`);
  return parts.length > 1 ? `${sentence}: ${joinParts(parts)}.` : `${sentence}.`;
}

function countText(count: number, type: string | undefined): string {
  if (!type) return formatCount(count, "home");
  if (type === "Land") return `${formatCount(count, "plot")} of land`;
  if (type === "Commercial") return formatCount(count, "commercial property", "commercial properties");
  return formatCount(count, type.toLowerCase(), typePlural(type).toLowerCase());
}
