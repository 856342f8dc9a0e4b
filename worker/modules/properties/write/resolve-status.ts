import type { PropertyFields } from "#contract/listings/property-input.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { type ListingStatus, statusesOfKind } from "#shared/listings/status/listing-status.ts";
import type { PropertyRow } from "../property-rows.ts";

type StatusColumns = Pick<PropertyRow, "is_available" | "unavailable_reason">;

/** What was submitted, before validation: a missing `is_available` differs from the default. */
type Submitted = Record<string, unknown>;

const isSubmitted = (value: unknown) => value !== undefined && value !== null && value !== "";

/** Returns what is wrong with the status; undefined if nothing. The two fields may both be sent if they agree. */
export function statusProblem(submitted: Submitted, fields: PropertyFields): string | undefined {
  if (!fields.status || !isSubmitted(submitted.is_available)) return undefined;
  const agree = fields.is_available === (fields.status === "available");
  return agree ? undefined : "Status and is_available must agree";
}

/**
 * Returns the fields with one consistent status: a submitted status decides `is_available`, and without one an
 * availability that becomes true means `available`. No status at all leaves the status as it is.
 */
export function resolveStatus<Fields extends PropertyFields>(fields: Fields): Fields {
  const { status, ...others } = fields;
  if (status) return { ...fields, is_available: status === "available" };
  return others as Fields;
}

/** Returns the status after a change of a property that has one. */
export function statusAfter(fields: PropertyFields, before: ListingStatus): ListingStatus {
  if (fields.status) return fields.status;
  if (fields.is_available === undefined) return before;
  return fields.is_available ? "available" : before === "available" ? "unavailable" : before;
}

/** Returns the status that the columns of a property store. */
export const getStatus = ({ is_available, unavailable_reason }: StatusColumns): ListingStatus =>
  is_available ? "available" : (unavailable_reason ?? "unavailable");

/** Returns the columns that store a status. */
export function statusColumns(status: ListingStatus): StatusColumns {
  const reason = status === "available" || status === "unavailable" ? null : status;
  return { is_available: status === "available", unavailable_reason: reason };
}

/** Whether a property of this kind can have the status. */
export const canHaveStatus = (kind: PropertyKind, status: ListingStatus) =>
  statusesOfKind[kind].some((one) => one === status);
