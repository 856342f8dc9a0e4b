import type { NewProperty, PropertyFields } from "#contract/listings/property-input.ts";
import { daysBefore, defaultListingRules } from "#contract/site/listing-rules.ts";
import { amenityFields } from "#shared/listings/amenities/amenity-phrases.ts";
import { searchableFields, toSearchWords } from "#shared/listings/matching/home-words.ts";
import { isClosed, isOnMarket } from "#shared/listings/status/listing-status.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import { bathroomColumns } from "#worker/db/property-columns/bathrooms.ts";
import type { properties } from "#worker/db/tables/properties.ts";
import { placeColumns } from "../place/place-columns.ts";
import type { PropertyRow } from "../property-rows.ts";
import { livingColumns } from "./living-columns.ts";
import { statusAfter, statusColumns } from "./resolve-status.ts";

/** Columns of a property, except for generated ones. */
export type PropertyColumns = Partial<typeof properties.$inferInsert>;

/** A property to be stored. */
export interface PropertyRecord {
  uuid: string;
  reference: string;
  createdAt: string;
  property: NewProperty;
  /** The account that says what is known about living there. */
  checkedBy?: string;
}

/** Returns the column values of a new property, except for generated columns. */
export function toNewColumns({ uuid, reference, createdAt, property, checkedBy }: PropertyRecord): PropertyColumns {
  const status = property.status ?? (property.is_available ? "available" : "unavailable");
  return {
    ...toFieldColumns(property),
    ...placeColumns(undefined, property),
    ...livingColumns(undefined, property, { at: createdAt, by: checkedBy ?? null }),
    ...statusColumns(status),
    status_changed_at: createdAt,
    ...confirmationColumns(property.confirmed_at ?? null, new Date(createdAt)),
    unconfirmed_since: property.confirmed_at ?? createdAt,
    is_delisted: false,
    words: toSearchWords({ ...property, reference }),
    kind: property.kind,
    uuid,
    reference,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

interface ChangeOptions {
  /** False for a file: it does not say that a home is on the market. */
  isByPerson?: boolean;
  /** The account that says what is known about living there; null if there is none, as after an undo. */
  checkedBy?: string | null;
  /** Whether that account says that the known facts are still true. */
  isLivingConfirmed?: boolean;
}

/** Returns the column values of changed fields, with what follows from them: search words, status, confirmation. */
export function toUpdatedColumns(
  row: PropertyRow,
  fields: PropertyFields,
  now: Date,
  { isByPerson = true, checkedBy = null, isLivingConfirmed = false }: ChangeOptions = {},
): PropertyColumns {
  const check = { at: checkedBy === null ? null : now.toISOString(), by: checkedBy, isConfirmed: isLivingConfirmed };
  const columns = {
    ...toFieldColumns(fields),
    ...placeColumns(row, fields),
    ...livingColumns(row, fields, check),
    ...toStatusAndConfirmation(row, fields, now, isByPerson),
  };
  if (![...searchableFields, ...amenityFields].some((name) => name in fields)) return columns;
  return { ...columns, words: toSearchWords({ ...row, ...fields }) };
}

/**
 * Returns the new `updated_at` of rows that one change replaces. It identifies a version, so it is always later than the
 * stored ones. It is the rule of `versionAfterStored` for several rows that have been read.
 */
export function nextUpdatedAt(rows: Pick<PropertyRow, "updated_at">[], now: Date): string {
  const earliest = rows.map(({ updated_at }) => Date.parse(updated_at) + 1);
  return new Date(Math.max(now.getTime(), ...earliest)).toISOString();
}

/** The columns of a confirmation. The cron keeps `is_confirmed` right when time passes or the owner changes the days. */
export function confirmationColumns(confirmedAt: string | null, now: Date): PropertyColumns {
  const isRecent = confirmedAt !== null && confirmedAt > daysBefore(defaultListingRules.confirm_after_days, now);
  return {
    confirmed_at: confirmedAt,
    is_confirmed: isRecent,
    ...(confirmedAt !== null && { unconfirmed_since: confirmedAt }),
    ...(isRecent && { is_delisted: false }),
  };
}

/**
 * Returns what a change does to status and confirmation. Who offers a property, or publishes one that is on the market, says
 * that it is on the market; a file that is imported does not. A property that is newly sold or let is listed again, until the cron takes it out.
 */
function toStatusAndConfirmation(
  row: PropertyRow,
  fields: PropertyFields,
  now: Date,
  isByPerson: boolean,
): PropertyColumns {
  const before = row.status;
  const status = statusAfter(fields, before);
  const hasStatus = fields.status !== undefined || fields.is_available !== undefined;
  const isPublished = fields.published === true && !row.published;
  const isConfirmed = isByPerson && isOnMarket(status) && (status !== before || isPublished);
  const confirmedAt = fields.confirmed_at === undefined && isConfirmed ? now.toISOString() : fields.confirmed_at;
  const leftLists = status !== before && (row.is_closed || isClosed(status));
  return {
    ...(hasStatus && statusColumns(status)),
    ...(leftLists && { is_delisted: false }),
    ...(confirmedAt !== undefined && confirmationColumns(confirmedAt, now)),
  };
}

/**
 * Most fields are columns of the same name; the price and the filter keys are derived. Statements after the triggers
 * remove the previous price.
 */
function toFieldColumns(fields: PropertyFields): PropertyColumns {
  const { reference, price, monthly_rent, status: _status, previous_price: _, deposit, agency_fee, ...plain } = fields;
  const amount = price ?? monthly_rent;
  return {
    ...plain,
    // Without one, a property keeps its own.
    ...(reference && { reference }),
    ...(amount !== undefined && { price_cents: Math.round(amount * 100) }),
    ...(fields.bathrooms !== undefined && bathroomColumns(fields.bathrooms)),
    ...(deposit !== undefined && { deposit_cents: toCents(deposit) }),
    ...(agency_fee !== undefined && { agency_fee_cents: toCents(agency_fee) }),
    ...(fields.property_type !== undefined && { type_key: toSearchKey(fields.property_type) }),
    ...(fields.city !== undefined && { city_key: toSearchKey(fields.city) }),
    ...(fields.area !== undefined && { area_key: toSearchKey(fields.area ?? "") }),
  };
}

const toCents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100));
