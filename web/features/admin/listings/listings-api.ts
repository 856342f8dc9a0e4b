import { listingEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { CreatedProperty, StaffCard } from "#contract/listings/admin-property.ts";
import { kindTraits, type ListingKind } from "#contract/listings/property-kinds.ts";
import { apiSend } from "#web/lib/api/api-client.ts";

type Body = Record<string, unknown>;

const creates = { buy: listingEndpoints.createBuyProperty, rent: listingEndpoints.createRentProperty };
const updates = { buy: listingEndpoints.updateBuyProperty, rent: listingEndpoints.updateRentProperty };
const deletes = { buy: listingEndpoints.deleteBuyProperty, rent: listingEndpoints.deleteRentProperty };

export async function createListing(kind: ListingKind, body: Body, idempotencyKey: string): Promise<CreatedProperty> {
  return (await apiSend(creates[kind], { body, idempotencyKey })) as CreatedProperty;
}

/** Changes what `body` names and nothing else. */
export async function updateListing(kind: ListingKind, uuid: string, body: Body): Promise<void> {
  await apiSend(updates[kind], { body: { uuid, ...body } });
}

export async function deleteListing(kind: ListingKind, uuid: string): Promise<void> {
  await apiSend(deletes[kind], { body: { uuid } });
}

export async function restoreListing(uuid: string): Promise<void> {
  await apiSend(listingEndpoints.restoreProperty, { body: { uuid } });
}

/** Listings that look like the one in the form: the same phone, area and bedrooms and nearly the same price. */
export async function findDuplicates(kind: ListingKind, listing: Body, exceptUuid?: string): Promise<StaffCard[]> {
  const { contact_number, area, bedrooms } = listing;
  const price = listing[kindTraits[kind].priceField];
  const body = { kind, contact_number, area, bedrooms, price, except_uuid: exceptUuid };
  const answer = await apiSend(listingEndpoints.findDuplicates, { body });
  return (answer as { data: { properties: StaffCard[] } }).data.properties;
}
