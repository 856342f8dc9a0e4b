import type { SQL } from "drizzle-orm";
import type { ImportedRow, PropertyImport, PropertyImportResponse } from "#contract/admin/property-import.ts";
import { isNotNullViolation, isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { changeConflict, importOfOther } from "../properties.errors.ts";
import { nextUpdatedAt, type PropertyRecord, toUpdatedColumns } from "../write/property-columns.ts";
import { insertProperties, updateColumns } from "../write/property-writes.repository.ts";
import { findPropertiesByReferences } from "./import.repository.ts";
import { findImportOwner, type ImportChange, recordImport, recordImportChanges } from "./import-audit.repository.ts";
import {
  type ImportCells,
  type ImportPlan,
  isKnownColumn,
  planImportRow,
  readCells,
  referenceOf,
} from "./import-plan.ts";

/** The import is retried if someone else changes the same properties at the same time. */
const maxAttempts = 3;
/** Properties in one statement. With the longest possible texts, more would exceed the database's limit. */
const batchSize = 25;

/**
 * Imports rows as properties, matched by reference. Valid rows are written in one batch; invalid rows are reported with
 * their errors. Importing the same rows again changes nothing. With `dry_run` nothing is written.
 * @throws ApiError 409 when others keep changing the same properties, 422 for the import id of another person
 */
export async function importProperties(
  db: D1Database,
  actor: AdminActor,
  { rows: submittedRows, dry_run, import_id }: PropertyImport,
): Promise<PropertyImportResponse> {
  const rows = submittedRows.map(readCells);
  const importId = import_id ?? crypto.randomUUID();
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { plans, ownerId } = await planRows(db, rows, importId);
    if (ownerId !== undefined && ownerId !== actor.id) throw importOfOther();
    const now = new Date();
    const records = plans.map((plan) => (plan.result === "created" && !dry_run ? toRecord(plan, now) : undefined));
    const response = toResponse(rows, plans, records);
    const { created, updated } = response.data.counts;
    // Without an id the request is a whole import. One that changes nothing leaves no trace.
    const isWritten = !dry_run && (import_id !== undefined || created + updated > 0);
    if (!isWritten) return response;
    const statements = [
      ...toStatements(plans, records, now),
      ...recordImport(actor, importId, response.data.counts, now),
      ...recordImportChanges(actor, importId, toChanges(plans, records), now),
    ];
    if (await tryWrite(db, statements)) return response;
  }
  throw changeConflict();
}

/** Returns what happens to each row, and who has begun the import, if it has begun. */
async function planRows(
  db: D1Database,
  rows: ImportCells[],
  importId: string,
): Promise<{ plans: ImportPlan[]; ownerId: string | undefined }> {
  const references = rows.map(referenceOf);
  const [found, ownerId] = await query(db, findPropertiesByReferences(references), findImportOwner(importId));
  const plans = rows.map((cells, index): ImportPlan => {
    const reference = references[index] ?? "";
    const first = references.indexOf(reference);
    if (reference && first < index) {
      const msg = `Row ${first + 1} already has this reference`;
      return { result: "error", errors: [{ field: "reference", msg }] };
    }
    return planImportRow(cells, found.get(reference));
  });
  return { plans, ownerId };
}

function toRecord({ property, reference }: Extract<ImportPlan, { result: "created" }>, now: Date): PropertyRecord {
  return { uuid: crypto.randomUUID(), reference, createdAt: now.toISOString(), property };
}

function toStatements(plans: ImportPlan[], records: (PropertyRecord | undefined)[], now: Date): SQL[] {
  const created = records.filter((record) => record !== undefined);
  const updated = plans.filter((plan) => plan.result === "updated");
  return [
    ...inBatches(created).map(insertProperties),
    ...updated.map(({ found, fields }) =>
      updateColumns(found, toUpdatedColumns(found.row, fields), nextUpdatedAt(found.row, now)),
    ),
  ];
}

/** What the audit keeps of each changed property. A created one needs no values: later entries hold what they replace. */
function toChanges(plans: ImportPlan[], records: (PropertyRecord | undefined)[]): ImportChange[] {
  return plans.flatMap((plan, index): ImportChange[] => {
    const record = records[index];
    if (record) return [{ uuid: record.uuid, reference: record.reference, before: null, after: null }];
    if (plan.result !== "updated") return [];
    const { uuid, reference } = plan.found.row as { uuid: string; reference: string };
    return [{ uuid, reference, before: plan.before, after: plan.fields }];
  });
}

function inBatches<T>(items: T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
}

/** Writes all rows or none. Returns false if a property has changed since it was read. */
async function tryWrite(db: D1Database, statements: SQL[]): Promise<boolean> {
  try {
    await batch(db, ...statements);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "properties.reference") || isNotNullViolation(error, "properties.updated_at"))
      return false;
    throw error;
  }
}

function toResponse(
  rows: ImportCells[],
  plans: ImportPlan[],
  records: (PropertyRecord | undefined)[],
): PropertyImportResponse {
  const results = plans.map((plan, index): ImportedRow => {
    const found = "found" in plan ? (plan.found.row.uuid as string) : null;
    return {
      row: index + 1,
      reference: referenceOf(rows[index] ?? {}) || null,
      result: plan.result,
      uuid: found ?? records[index]?.uuid ?? null,
      changed: plan.result === "updated" ? Object.keys(plan.fields) : [],
      errors: plan.result === "error" ? plan.errors : [],
    };
  });
  const count = (result: ImportedRow["result"]) => results.filter((row) => row.result === result).length;
  const counts = {
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    error: count("error"),
  };
  const columns = new Set(rows.flatMap(Object.keys));
  return { data: { rows: results, counts, ignored_columns: [...columns].filter((name) => !isKnownColumn(name)) } };
}
