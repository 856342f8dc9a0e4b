import type { SQL } from "drizzle-orm";
import type { ImportedRow, PropertyImportResponse } from "#contract/admin/property-import.ts";
import { type AuditEntry, insertAuditEntries } from "#worker/db/audit-entries.ts";
import { isNotNullViolation, isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { changeConflict } from "../properties.errors.ts";
import { nextUpdatedAt, type PropertyRecord, toUpdatedColumns } from "../write/property-columns.ts";
import { insertProperties, updateColumns } from "../write/property-writes.repository.ts";
import { findPropertiesByReferences } from "./import.repository.ts";
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
 * their errors. Importing the same rows again changes nothing. With `dryRun` nothing is written.
 * @throws ApiError 409 when others keep changing the same properties
 */
export async function importProperties(
  db: D1Database,
  actor: AdminActor,
  submittedRows: Record<string, unknown>[],
  dryRun: boolean,
): Promise<PropertyImportResponse> {
  const rows = submittedRows.map(readCells);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const plans = await planRows(db, rows);
    const now = new Date();
    const records = plans.map((plan) => (plan.result === "created" && !dryRun ? toRecord(plan, now) : undefined));
    const statements = dryRun ? [] : toStatements(actor, plans, records, now);
    if (statements.length === 0 || (await tryWrite(db, statements))) return toResponse(rows, plans, records);
  }
  throw changeConflict();
}

async function planRows(db: D1Database, rows: ImportCells[]): Promise<ImportPlan[]> {
  const references = rows.map(referenceOf);
  const [found] = await query(db, findPropertiesByReferences(references));
  return rows.map((cells, index) => {
    const reference = references[index] ?? "";
    const first = references.indexOf(reference);
    if (reference && first < index) {
      const msg = `Row ${first + 1} already has this reference`;
      return { result: "error", errors: [{ field: "reference", msg }] };
    }
    return planImportRow(cells, found.get(reference));
  });
}

function toRecord({ property, reference }: Extract<ImportPlan, { result: "created" }>, now: Date): PropertyRecord {
  return { uuid: crypto.randomUUID(), reference, createdAt: now.toISOString(), property };
}

function toStatements(
  actor: AdminActor,
  plans: ImportPlan[],
  records: (PropertyRecord | undefined)[],
  now: Date,
): SQL[] {
  const created = records.filter((record) => record !== undefined);
  const updated = plans.filter((plan) => plan.result === "updated");
  const auditEntries: AuditEntry[] = [
    ...created.map(({ uuid, property }) => ({
      action: "create" as const,
      entity: "property" as const,
      entityId: uuid,
      after: property,
    })),
    ...updated.map(({ found, before, fields }) => ({
      action: "update" as const,
      entity: "property" as const,
      entityId: found.row.uuid as string,
      before,
      after: fields,
    })),
  ];
  return [
    ...inBatches(created).map(insertProperties),
    ...updated.map(({ found, fields }) =>
      updateColumns(found, toUpdatedColumns(found.row, fields), nextUpdatedAt(found.row, now)),
    ),
    ...inBatches(auditEntries).map((entries) => insertAuditEntries(actor, entries, now)),
  ];
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
