import type {
  BulkPropertyChange,
  BulkPropertyChangeResponse,
  BulkUndoResponse,
} from "#contract/listings/admin-property.ts";
import { maxPrice, type PropertyFields } from "#contract/listings/property-input.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { changedPrice } from "#shared/listings/status/changed-price.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isNotNullViolation } from "#worker/db/constraint-errors.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { setClosing, setHistoryAuthor } from "../history/history.repository.ts";
import {
  changeConflict,
  nothingToUndo,
  priceOutOfRange,
  statusOfOtherKind,
  unpublishable,
} from "../properties.errors.ts";
import type { PropertyRow } from "../property-rows.ts";
import { applyListingRules } from "../rules/apply-rules.ts";
import { nextUpdatedAt, toUpdatedColumns } from "../write/property-columns.ts";
import { updateColumns } from "../write/property-writes.repository.ts";
import { canHaveStatus, getStatus, statusAfter } from "../write/resolve-status.ts";
import { findBulkProperties, findUnchanged, restoreColumns, toReplaced } from "./bulk-change.repository.ts";
import { checkNewPrices } from "./check-new-prices.service.ts";
import type { ReplacedColumns } from "./replaced-columns.ts";
import { deleteUndo, findUndo, insertUndo } from "./undo.repository.ts";

/** The change is repeated if someone else changes one of the properties at the same time. */
const maxAttempts = 3;

/**
 * Changes several properties, all or none, with an audit entry for each and a token for the undo.
 * @throws ApiError 422 for a status of the other kind, for publishing without an image and for a price above the maximum,
 *   409 for new prices that are far from the usual ones, unless they are accepted, and when others keep changing them
 */
export async function changeProperties(
  db: D1Database,
  actor: AdminActor,
  { uuids, accept = false, ...change }: BulkPropertyChange,
): Promise<BulkPropertyChangeResponse> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const [found] = await query(db, findBulkProperties([...new Set(uuids)]));
    const rows = found.filter((row) => row.deleted_at === null || change.deleted === false);
    for (const row of rows) checkChange(row, change);
    if (change.price_percent && !accept) await checkNewPrices(db, rows, change.price_percent);
    const known = rows.map(({ uuid }) => uuid);
    const unknown = [...new Set(uuids)].filter((uuid) => !known.includes(uuid));
    const response = { message: "Properties updated", uuids: known, unknown };
    if (rows.length === 0) return { ...response, changed: 0, undo: null };
    const now = new Date();
    const updatedAt = nextUpdatedAt(rows, now);
    const token = crypto.randomUUID();
    const replaced = rows.map((row) => toReplaced(row, updatedAt));
    try {
      await batch(
        db,
        ...rows.flatMap((row) => toStatements(actor, row, change, updatedAt, now)),
        ...applyListingRules(known, now),
        setHistoryAuthor(actor, response.uuids, updatedAt),
        ...noteClosing(known, change),
        insertUndo(actor, token, replaced, now),
      );
      return { ...response, changed: rows.length, undo: token };
    } catch (error) {
      if (!isNotNullViolation(error, "properties.updated_at")) throw error;
    }
  }
  throw changeConflict();
}

/**
 * Puts back what a change of several properties replaced. Properties that were changed since stay as they are.
 * @throws ApiError 404 for a token of another person, of a change older than an hour or undone already
 */
export async function undoBulkChange(db: D1Database, actor: AdminActor, token: string): Promise<BulkUndoResponse> {
  const now = new Date();
  const [changes] = await query(db, findUndo(actor, token, now));
  if (!changes) throw nothingToUndo();
  const [unchanged] = await query(db, findUnchanged(changes));
  const undone = changes.filter(({ uuid }) => unchanged.has(uuid));
  const updatedAt = nextUpdatedAt(changes, now);
  const audit = ({ uuid, columns }: (typeof changes)[number]) => {
    const row = unchanged.get(uuid);
    if (!row) return [];
    const action = toAuditAction(row.deleted_at !== null, columns.deleted_at !== null);
    const entry = { action, entity: "property", entityId: uuid, ...changedFields(row, columns) } as const;
    return [insertAuditEntry(actor, entry, new Date(updatedAt), hasChangedRows)];
  };
  const uuids = undone.map(({ uuid }) => uuid);
  await batch(
    db,
    ...undone.flatMap((one) => [...restoreColumns(one, updatedAt), ...audit(one)]),
    ...applyListingRules(uuids, now),
    setHistoryAuthor(actor, uuids, updatedAt),
    deleteUndo(token),
  );
  return { changed: undone.length, skipped: changes.filter((one) => !undone.includes(one)).map(({ uuid }) => uuid) };
}

type Change = Omit<BulkPropertyChange, "uuids" | "accept">;

/** @throws ApiError 422 */
function checkChange(row: PropertyRow, change: Change): void {
  const { reference } = row;
  if (change.status && !canHaveStatus(row.kind, change.status)) throw statusOfOtherKind(reference);
  if (change.published === true && row.image_numbers.length === 0) throw unpublishable(reference);
  if (changedPrice(row.price_cents, change.price_percent) > maxPrice * 100) throw priceOutOfRange(reference);
}

function toStatements(actor: AdminActor, row: PropertyRow, change: Change, updatedAt: string, now: Date): Statement[] {
  const fields = toFields(row, change);
  const { deleted } = change;
  const columns = {
    ...toUpdatedColumns(row, fields, now),
    // The note is about the status that is replaced.
    ...(statusAfter(fields, row.status) !== row.status && { status_note: null }),
    ...(deleted !== undefined && { deleted_at: deleted ? updatedAt : null }),
  };
  const stored: Record<string, unknown> = { ...toChangeableFields(row), is_available: row.is_available };
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name]]));
  const wasDeleted = row.deleted_at !== null;
  const action = toAuditAction(wasDeleted, deleted ?? wasDeleted);
  const hasFields = Object.keys(fields).length > 0;
  const { closed_on, closed_price } = change;
  const closing = { ...(closed_on && { closed_on }), ...(closed_price && { closed_price }) };
  return [
    updateColumns(row, columns, updatedAt, deleted === false),
    insertAuditEntry(
      actor,
      {
        action,
        entity: "property",
        entityId: row.uuid,
        ...(hasFields && { before, after: { ...fields, ...closing } }),
      },
      new Date(updatedAt),
    ),
  ];
}

const noteClosing = (uuids: string[], { closed_on, closed_price }: Change): Statement[] =>
  (closed_on ?? closed_price) === undefined ? [] : [setClosing(uuids, { on: closed_on, price: closed_price })];

/** The fields that a bulk change or its undo may change, as the audit log has them. */
function toChangeableFields(row: PropertyRow): Record<string, unknown> {
  return {
    status: getStatus(row),
    status_note: row.status_note,
    confirmed_at: row.confirmed_at,
    published: row.published,
    featured: row.featured,
    [propertyKindTraits[row.kind].priceField]: row.price_cents / 100,
  };
}

const toAuditAction = (wasDeleted: boolean, isDeleted: boolean) =>
  wasDeleted === isDeleted ? "update" : isDeleted ? "delete" : "restore";

/** Returns the fields that other values of columns change, before and after. */
function changedFields(row: PropertyRow, columns: ReplacedColumns["columns"]) {
  const [stored, next] = [toChangeableFields(row), toChangeableFields({ ...row, ...columns })];
  const names = Object.keys(stored).filter((name) => stored[name] !== next[name]);
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(stored), after: pick(next) };
}

/** Returns the changed fields of one property. */
function toFields(row: PropertyRow, change: Change): PropertyFields {
  const { deleted: _deleted, price_percent, closed_on: _day, closed_price: _price, ...flags } = change;
  const set = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined)) as PropertyFields;
  if (!price_percent) return set;
  const amount = changedPrice(row.price_cents, price_percent) / 100;
  return { ...set, ...(row.kind === "rent" ? { monthly_rent: amount } : { price: amount }) };
}
