import type { PropertyRow } from "../property-rows.ts";

/** The columns that a bulk change may replace. */
export const bulkColumnNames = [
  "is_available",
  "unavailable_reason",
  "status_note",
  "confirmed_at",
  "unconfirmed_since",
  "is_confirmed",
  "is_delisted",
  "published",
  "featured",
  "deleted_at",
  "price_cents",
] as const satisfies (keyof PropertyRow)[];

/** Set by a trigger when the price or the status changes, so a second statement restores them. */
export const triggerColumnNames = [
  "price_public_since",
  "previous_price_cents",
  "price_reduced_at",
  "status_changed_at",
] as const satisfies (keyof PropertyRow)[];

/** The columns that the undo puts back. */
export const replacedColumnNames = [...bulkColumnNames, ...triggerColumnNames] as const;

/** What a property had before a change, and the version that the change made. */
export interface ReplacedColumns {
  n: number;
  uuid: string;
  updated_at: string;
  columns: Partial<Pick<PropertyRow, (typeof replacedColumnNames)[number]>>;
}

/** Returns some columns of a row. */
export const pickColumns = <Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Partial<Pick<Row, Name>> => {
  const picked: Partial<Pick<Row, Name>> = {};
  for (const name of names) if (name in row) picked[name] = row[name];
  return picked;
};
