import type { AdminCard, CreatedPropertyResponse } from "#contract/listings/admin-property.ts";
import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

type Body = Record<string, unknown>;

const creates = { buy: "POST /create/buy/property", rent: "POST /create/rent/property" } as const;
const updates = { buy: "PATCH /update/buy/property", rent: "PATCH /update/rent/property" } as const;
const lists = {
  buy: "GET /list/buy/properties",
  rent: "GET /list/rent/properties",
} as const;
const deletes = { buy: "DELETE /delete/buy/property", rent: "DELETE /delete/rent/property" } as const;

export async function createListing(
  kind: PropertyKind,
  body: Body,
  idempotencyKey: string,
): Promise<CreatedPropertyResponse> {
  return await apiSend(creates[kind], { body, idempotencyKey });
}

/** Changes only the fields in `body`. A repeated request with the same key has no further effect. */
export async function updateListing(
  kind: PropertyKind,
  uuid: string,
  body: Body,
  idempotencyKey?: string,
): Promise<void> {
  await apiSend(updates[kind], { body: { uuid, ...body }, idempotencyKey });
}

export async function deleteListing(kind: PropertyKind, uuid: string): Promise<void> {
  await apiSend(deletes[kind], { body: { uuid } });
}

export async function restoreListing(uuid: string): Promise<void> {
  await apiSend("POST /restore/property", { body: { uuid } });
}

/** Returns listings with the same phone number, area and bedrooms, and nearly the same price. */
export async function findDuplicates(kind: PropertyKind, listing: Body, exceptUuid?: string): Promise<AdminCard[]> {
  const { contact_number, area, bedrooms } = listing;
  const price = listing[propertyKindTraits[kind].priceField];
  const body = { kind, contact_number, area, bedrooms, price, except_uuid: exceptUuid };
  return (await apiSend("POST /properties/duplicates", { body })).data.properties;
}

/** Returns the listings of a kind with exactly this title. */
export async function findByTitle(kind: PropertyKind, title: string): Promise<AdminCard[]> {
  const { data } = await apiGet(endpointKey(lists[kind], { query: { q: title, view: "card", limit: 12 } }));
  return data.properties.filter((listing) => listing.title === title);
}
