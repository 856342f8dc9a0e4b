import { type ImportUndoResponse, importUndoDays, type LeftRow } from "#contract/admin/property-import.ts";
import { isNotNullViolation } from "#worker/db/constraint-errors.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { setHistoryAuthor } from "../../history/history.repository.ts";
import { changeConflict, importNotFound, importTooOld } from "../../properties.errors.ts";
import type { PropertyRow } from "../../property-rows.ts";
import { applyListingRules } from "../../rules/apply-rules.ts";
import { nextUpdatedAt, type PropertyColumns, toUpdatedColumns } from "../../write/property-columns.ts";
import { updateColumns } from "../../write/property-writes.repository.ts";
import { clearReduction } from "../../write/reductions.repository.ts";
import { returnNumbers } from "../../write/references.repository.ts";
import { type ImportChange, recordImportChanges } from "../import-audit.repository.ts";
import { storedFields } from "../import-plan.ts";
import {
  beginUndo,
  changeKey,
  deleteProperties,
  findChangedValues,
  findImport,
  findRowsToUndo,
  markUndone,
  readUndoResult,
  restoreStatusDate,
} from "./import-undo.repository.ts";
import { planUndo, type RowToUndo, type UndoPlan } from "./undo-plan.ts";

const rowsPerBatch = 200;
/** The client calls again for the rest of a large import. */
const maxDurationMs = 8000;
/** A batch is retried if someone else changes the same properties at the same time. */
const maxAttempts = 5;
const dayMs = 86_400_000;

/**
 * Removes what an import created and restores what it changed. Properties that another person has changed since are left.
 * An undo that was interrupted continues with the next call.
 * @throws ApiError 404 for an unknown import, 409 after 7 days or when others keep changing the same properties
 */
export async function undoImport(
  db: D1Database,
  actor: AdminActor,
  importId: string,
): Promise<ImportUndoResponse & { left: LeftRow[] }> {
  const startedAt = Date.now();
  const [imported] = await query(db, findImport(importId));
  if (!imported) throw importNotFound();
  const isOver = Date.parse(imported.changedAt) + importUndoDays * dayMs < startedAt;
  if (isOver && !imported.isUndone) throw importTooOld(importUndoDays);
  await batch(db, ...beginUndo(actor, importId, new Date()));
  // Each call makes progress, however slow the database is.
  let isComplete: boolean;
  do isComplete = await undoNextRows(db, actor, importId);
  while (!isComplete && Date.now() - startedAt < maxDurationMs);
  const [result] = await query(db, readUndoResult(importId));
  return result;
}

/** Returns whether no more rows are left. */
async function undoNextRows(db: D1Database, actor: AdminActor, importId: string): Promise<boolean> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const [found] = await query(db, findRowsToUndo(actor, importId, rowsPerBatch));
    if (found.length === 0) return true;
    const rows = oncePerProperty(found);
    const times = rows.flatMap(({ result, at }) => (result === "updated" ? [at] : []));
    const [values] = await query(db, findChangedValues(importId, times));
    const plans = rows.map((row) => planUndo(row, values.get(changeKey(row.at, row.uuid))));
    const marks = rows.map(({ n }, index) => ({ n, undone: plans[index]?.undone ?? "left" }));
    try {
      await batch(db, ...toStatements(actor, importId, plans, new Date()), markUndone(marks));
      return rows.length === found.length && rows.length < rowsPerBatch;
    } catch (error) {
      if (!isNotNullViolation(error, "properties.updated_at")) throw error;
    }
  }
  throw changeConflict();
}

/** A property that several rows changed is restored step by step, each in a batch of its own. */
const oncePerProperty = (rows: RowToUndo[]) =>
  rows.filter(({ uuid }, index) => rows.findIndex((other) => other.uuid === uuid) === index);

type RestoredPlan = Extract<UndoPlan, { undone: "restored" }>;

function toStatements(actor: AdminActor, importId: string, plans: UndoPlan[], now: Date): Statement[] {
  const removals = plans.filter((plan) => plan.undone === "removed");
  const toBin = removals.flatMap((plan) => plan.toBin ?? []);
  const restored = plans.filter((plan): plan is RestoredPlan => plan.undone === "restored" && isChange(plan));
  const changed = [...toBin, ...restored.map(({ found }) => found)];
  // One version for all changed properties. It may be slightly later than now.
  const version = nextUpdatedAt(changed, now);
  const uuids = changed.map(({ uuid }) => uuid);
  return [
    ...deleteProperties(removals.flatMap((plan) => plan.delete ?? [])),
    ...returnNumbers(removals.flatMap((plan) => plan.returned ?? [])),
    ...toBin.map((found) => updateColumns(found, { deleted_at: now.toISOString() }, version)),
    ...restored.flatMap((plan) => restore(plan, version, now)),
    ...applyListingRules(uuids, now),
    ...recordImportChanges(actor, importId, restored.map(toRecordedChange), version),
    ...(uuids.length > 0 ? [setHistoryAuthor(actor, uuids, version)] : []),
  ];
}

const isChange = ({ fields }: RestoredPlan) => Object.keys(fields).length > 0;

function restore({ found, fields, changedAt }: RestoredPlan, version: string, now: Date): Statement[] {
  const columns = toUpdatedColumns(found, fields, now, { isByPerson: false, checkedBy: null });
  return [updateColumns(found, columns, version), ...correctTriggeredColumns(found, columns, changedAt)];
}

/** The audit log keeps the values of an undo as it keeps those of the import. */
function toRecordedChange({ found, fields }: RestoredPlan): ImportChange {
  const { uuid, reference } = found;
  const stored = storedFields(found);
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name]]));
  return { uuid, reference, before, after: fields };
}

/** A restored price is no reduction for visitors, and a restored status has the date that it had before the import. */
function correctTriggeredColumns(row: PropertyRow, columns: PropertyColumns, changedAt: string): Statement[] {
  const { price_cents } = columns;
  const isLowered = price_cents !== undefined && price_cents < row.price_cents;
  return [
    ...(isLowered ? [clearReduction(row.n)] : []),
    ...("is_available" in columns ? [restoreStatusDate(row.n, changedAt)] : []),
  ];
}
