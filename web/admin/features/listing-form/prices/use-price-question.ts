import { useState } from "react";
import { questionPrice } from "#shared/listings/prices/question-price.ts";
import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import type { FieldQuestion } from "#web/admin/lib/forms/typed-number.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatMoney } from "#web/lib/format/format-values.ts";
import { usualPriceText } from "#web/site/features/listings/facts/usual-price-text.ts";
import { type ListingValues, toListingBody } from "../listing-values.ts";
import { useSettled } from "./use-settled.ts";

/**
 * Returns what such homes usually cost, as a hint, and the question about an unusual price until it is accepted. Without a
 * connection only the fixed limits are known.
 * @param stored the values of the stored listing: its price needs no question
 */
export function usePriceQuestion(
  kind: PropertyKind,
  values: ListingValues,
  stored: ListingValues | undefined,
): { priceHint?: string | undefined; priceQuestion?: FieldQuestion | undefined } {
  const { priceField, priceSuffix } = propertyKindTraits[kind];
  const [accepted, setAccepted] = useState<number>();
  const [price, storedPrice] = [getPrice(kind, values), stored && getPrice(kind, stored)];
  const { property_type: type, area, city, bedrooms } = values.fields;
  const typed = useSettled(price === undefined ? "" : String(values.fields[priceField]));
  const place = useSettled(String(area ?? ""));
  const query = new URLSearchParams({ kind, property_type: String(type), area: place });
  if (bedrooms) query.set("bedrooms", String(bedrooms));
  const isAsked = Boolean(type) && (typed !== "" || place !== "");
  const { data } = useEndpointData(isAsked ? endpointKey("GET /public/prices", { filters: query }) : null, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  const usual = data?.data ?? undefined;
  const home = {
    kind,
    property_type: String(type),
    bedrooms: Number(bedrooms) || null,
    area: place,
    city: String(city),
  };
  const priceHint = usual && usualPriceText(home, usual);
  if (price === undefined || price === accepted || price === storedPrice) return { priceHint };
  const text = questionPrice(kind, price, usual);
  if (text === undefined) return { priceHint };
  const label = `Yes, ${formatMoney(price)}${priceSuffix}`;
  const value = String(values.fields[priceField]);
  return { priceHint, priceQuestion: { text, readings: [{ label, value, onChoose: () => setAccepted(price) }] } };
}

function getPrice(kind: PropertyKind, values: ListingValues): number | undefined {
  const price = toListingBody(kind, values)[propertyKindTraits[kind].priceField];
  return typeof price === "number" && price > 0 ? price : undefined;
}
