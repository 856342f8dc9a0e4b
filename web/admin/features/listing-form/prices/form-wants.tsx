import useSWR from "swr";
import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { wantsText } from "#web/admin/features/shared/wants/home-wants.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { type ListingValues, toListingBody } from "../listing-values.ts";
import { useSettled } from "./use-settled.ts";

const counted = [
  ...["property_type", "city", "area", "title", "description", "landmark", "bedrooms", "bathrooms", "amenities"],
  ...["price", "monthly_rent", "advance_months", "deposit", "agency_fee", "lease_duration", "furnished"],
  ...["pets_allowed", "has_parking", "power", "generator", "water", "fence", "guard", "road", "floods", "signal"],
];

/** Says how many people look for the listing that is being entered, once it has a price and a place. */
export function FormWants({ kind, values }: { kind: PropertyKind; values: ListingValues }) {
  const body = toListingBody(kind, values);
  const isAsked = Boolean(body[propertyKindTraits[kind].priceField] && body.property_type && (body.area || body.city));
  const fields = Object.fromEntries(Object.entries(body).filter(([name]) => counted.includes(name)));
  const text = useSettled(JSON.stringify({ kind, ...fields }));
  const { data } = useSWR(isAsked ? ["wants", text] : null, () =>
    apiSend("POST /wants/count", { body: JSON.parse(text) }),
  );
  // An answer of another shape, as from a service that is being updated, says nothing.
  if (!data?.data.reasons) return null;
  return <p className="mt-2 font-medium">{`${wantsText(data.data)}.`}</p>;
}
