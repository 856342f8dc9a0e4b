import type { SQL } from "drizzle-orm";
import type { ImportedRow, PropertyImportResponse } from "#contract/admin/property-import.ts";
import { type AuditEntry, insertAuditEntries } from "#worker/db/audit-entries.ts";
import { isNotNullViolation, isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { changeConflict } from "../properties.errors.ts";
import {
  fieldColumns,
  insertProperties,
  type PropertyRecord,
  searchableFields,
  searchWords,
} from "../write/property-record.ts";
import { updateColumns } from "../write/property-writes.repository.ts";
import { findPropertiesByReferences } from "./import.repository.ts";
import {
  type ImportCells,
  type ImportPlan,
  isKnownColumn,
  planImportRow,
  readCells,
  referenceOf,
} from "./import-plan.ts";

/** How often rows are looked at anew because somebody changed the same listings in between. */
const tries = 3;
/** Listings in one statement: with the longest texts that is what the database takes. */
const perStatement = 25;

/**
 * Takes rows of a table as listings, matched by reference: all good ones are written in one go, each wrong one says what is
 * wrong with it. The same rows again change nothing. With `dryRun` it only says what would be done.
 * @throws 409 when others keep changing the same listings
 */
export async function importProperties(
  db: D1Database,
  actor: AdminActor,
  sent: Record<string, unknown>[],
  dryRun: boolean,
): Promise<PropertyImportResponse> {
  const rows = sent.map(readCells);
  for (let tried = 0; tried < tries; tried++) {
    const plans = await planRows(db, rows);
    const now = new Date();
    const records = plans.map((plan) => (plan.result === "created" && !dryRun ? toRecord(plan, now) : undefined));
    const statements = dryRun ? [] : toStatements(actor, plans, records, now);
    if (statements.length === 0 || (await tryWrite(db, statements))) return toAnswer(rows, plans, records);
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
      const msg = `This reference stands in row ${first + 1} already`;
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
  const added = records.filter((record) => record !== undefined);
  const changed = plans.filter((plan) => plan.result === "updated");
  const lines: AuditEntry[] = [
    ...added.map(({ uuid, property }) => ({
      action: "create" as const,
      entity: "property" as const,
      entityId: uuid,
      after: property,
    })),
    ...changed.map(({ found, before, fields }) => ({
      action: "update" as const,
      entity: "property" as const,
      entityId: found.row.uuid as string,
      before,
      after: fields,
    })),
  ];
  return [
    ...inParts(added).map(insertProperties),
    ...changed.map((plan) => updateListing(plan, now)),
    ...inParts(lines).map((part) => insertAuditEntries(actor, part, now)),
  ];
}

function updateListing({ found, fields }: Extract<ImportPlan, { result: "updated" }>, now: Date): SQL {
  const row = found.row as Parameters<typeof searchWords>[0] & typeof found.row;
  const words = searchableFields.some((name) => name in fields) && { words: searchWords({ ...row, ...fields }) };
  const past = Date.parse(row.updated_at as string);
  const updatedAt = new Date(Math.max(now.getTime(), past + 1)).toISOString();
  return updateColumns(found, { ...fieldColumns(fields), ...words }, updatedAt);
}

function inParts<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / perStatement) }, (_, index) =>
    all.slice(index * perStatement, (index + 1) * perStatement),
  );
}

/** Writes all or nothing; false when a listing is no longer as it was found. */
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

function toAnswer(
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
