import type { ImportedRow, PropertyImport, PropertyImportResponse } from "#contract/admin/property-import.ts";
import { isNotNullViolation, isUniqueViolation } from "#worker/db/constraint-errors.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { setHistoryAuthor } from "../history/history.repository.ts";
import { changeConflict, importOfOther, importUndone } from "../properties.errors.ts";
import { applyListingRules } from "../rules/apply-rules.ts";
import { nextUpdatedAt, type PropertyRecord, toUpdatedColumns } from "../write/property-columns.ts";
import { insertProperties, updateColumns } from "../write/property-writes.repository.ts";
import { type FreeReferences, findFreeReferences } from "../write/references.repository.ts";
import { type ImportChange, recordImport, recordImportChanges } from "./import-audit.repository.ts";
import type { ImportPlan } from "./import-plan.ts";
import { type RecordedRow, recordImportRows } from "./import-rows.repository.ts";
import { getFoundProperty, planImport } from "./plan-import.service.ts";
import { type ImportRow, readImportRows } from "./read-import-rows.ts";
import { findSimilarListings } from "./similar-listings.repository.ts";

/** The import is retried if someone else changes the same properties, or takes the same references, at the same time. */
const maxAttempts = 5;
/** Properties in one statement. With the longest possible texts, more would exceed the database's limit. */
const batchSize = 25;

type Records = (PropertyRecord | undefined)[];

/**
 * Imports rows as properties, matched by reference, or by import and row number. Valid rows are written in one batch;
 * invalid rows are reported with their errors. Importing the same rows again changes nothing. With `dry_run` nothing is
 * written.
 * @throws ApiError 409 when others keep changing the same properties or the import was undone, 422 for the import id of
 *   another person
 */
export async function importProperties(
  db: D1Database,
  actor: AdminActor,
  request: PropertyImport,
): Promise<PropertyImportResponse> {
  const { dry_run, import_id } = request;
  const { rows, ignoredColumns } = readImportRows(request);
  const importId = import_id ?? crypto.randomUUID();
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const hasImportId = import_id !== undefined;
    const { plans, start, owners } = await planImport(db, { rows, importId, hasImportId, choices: request });
    if (start && start.ownerId !== actor.id) throw importOfOther();
    if (start?.isUndone) throw importUndone();
    const now = new Date();
    const free = await findReferencesFor(db, dry_run ? [] : plans);
    const records = dry_run ? [] : toRecords(plans, free.references, now);
    const response = toResponse(rows, plans, records, ignoredColumns);
    if (dry_run) return withSimilarListings(db, plans, response);
    const { created, updated } = response.data.counts;
    // Without an id the request is a whole import. One that changes nothing leaves no trace.
    if (!hasImportId && created + updated === 0) return response;
    const updates = plans.filter((plan) => plan.result === "updated");
    // One version for all changed properties. It may be slightly later than now.
    const version = nextUpdatedAt(
      updates.map(({ found }) => found),
      now,
    );
    const newRecords = records.filter((record) => record !== undefined);
    const statements = [
      ...free.take,
      ...owners.store(findOwnerIds(plans), now),
      ...inBatches(newRecords).map(insertProperties),
      ...applyListingRules(
        newRecords.map(({ uuid }) => uuid),
        now,
      ),
      ...toUpdates(actor, updates, version, now),
      ...recordImport(actor, { importId, fileName: request.file_name }, response.data.counts, now),
      ...recordImportChanges(actor, importId, toChanges(plans, records), version),
      ...recordImportRows(importId, toRecordedRows(rows, response.data.rows, version, now)),
    ];
    if (await tryBatch(db, statements)) return response;
  }
  throw changeConflict();
}

/** Names the listings that new rows look like. */
async function withSimilarListings(
  db: D1Database,
  plans: ImportPlan[],
  { data }: PropertyImportResponse,
): Promise<PropertyImportResponse> {
  const planned = plans.map((plan) => (plan.result === "created" ? plan.property : undefined));
  if (planned.every((property) => property === undefined)) return { data };
  const [similar] = await query(db, findSimilarListings(planned));
  const rows = data.rows.map((row, index) => {
    const listing = similar.get(index);
    return listing ? { ...row, similar: listing } : row;
  });
  return { data: { ...data, rows } };
}

/** Returns as many references as new properties need. */
async function findReferencesFor(db: D1Database, plans: ImportPlan[]): Promise<FreeReferences> {
  const count = plans.filter((plan) => plan.result === "created" && plan.reference === null).length;
  if (count === 0) return { references: [], take: [] };
  const [free] = await query(db, findFreeReferences(count));
  return free;
}

function toRecords(plans: ImportPlan[], references: string[], now: Date): Records {
  const remaining = references.values();
  return plans.map((plan): PropertyRecord | undefined => {
    if (plan.result !== "created") return undefined;
    const reference = plan.reference ?? (remaining.next().value as string);
    return { uuid: crypto.randomUUID(), reference, createdAt: now.toISOString(), property: plan.property };
  });
}

/** The owners of new and changed homes. */
const findOwnerIds = (plans: ImportPlan[]): string[] =>
  plans.flatMap((plan) => {
    if (plan.result === "created") return plan.property.owner_id ?? [];
    return plan.result === "updated" ? (plan.fields.owner_id ?? []) : [];
  });

type UpdatePlan = Extract<ImportPlan, { result: "updated" }>;

function toUpdates(actor: AdminActor, updated: UpdatePlan[], version: string, now: Date): Statement[] {
  if (updated.length === 0) return [];
  const uuids = updated.map(({ found }) => found.uuid);
  return [
    ...updated.map(({ found, fields }) =>
      updateColumns(found, toUpdatedColumns(found, fields, now, { isByPerson: false, checkedBy: actor.id }), version),
    ),
    ...applyListingRules(uuids, now),
    setHistoryAuthor(actor, uuids, version),
  ];
}

/** What the audit keeps of each changed property. A created one needs no values: later entries hold what they replace. */
function toChanges(plans: ImportPlan[], records: Records): ImportChange[] {
  return plans.flatMap((plan, index): ImportChange[] => {
    const record = records[index];
    if (record) return [{ uuid: record.uuid, reference: record.reference, before: null, after: null }];
    if (plan.result !== "updated") return [];
    const { uuid, reference } = plan.found;
    return [{ uuid, reference, before: plan.before, after: plan.fields }];
  });
}

/**
 * Unchanged rows are only counted.
 * @param version the `updated_at` of the changed properties; new ones have the present time
 */
function toRecordedRows(rows: ImportRow[], results: ImportedRow[], version: string, now: Date): RecordedRow[] {
  return results.flatMap(({ result, uuid, changed, errors, questions }, index): RecordedRow[] => {
    const { number = null, isNumbered = false, reference = "" } = rows[index] ?? {};
    if (result === "unchanged") return [];
    return [
      {
        row: isNumbered || (!reference && result === "created") ? number : null,
        uuid,
        reference: reference || null,
        // A question without a reply is a reason to leave the row out, like an error.
        result: result === "question" ? "error" : result,
        at: result === "updated" ? version : now.toISOString(),
        detail: result === "error" || result === "question" ? [...errors, ...questions] : changed,
      },
    ];
  });
}

function inBatches<T>(items: T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
}

/** Writes all rows or none. Returns false if a property, a number or the import has changed since it was read. */
async function tryBatch(db: D1Database, statements: Statement[]): Promise<boolean> {
  try {
    await batch(db, ...statements);
    return true;
  } catch (error) {
    const changedColumns = ["properties.updated_at", "sequences.value", "imports.changed_at"];
    const isChanged = changedColumns.some((column) => isNotNullViolation(error, column));
    if (isChanged || isUniqueViolation(error, "properties.reference")) return false;
    throw error;
  }
}

function toResponse(
  rows: ImportRow[],
  plans: ImportPlan[],
  records: Records,
  ignoredColumns: string[],
): PropertyImportResponse {
  const results = plans.map((plan, index): ImportedRow => {
    const found = getFoundProperty(plan);
    const record = records[index];
    return {
      row: rows[index]?.number ?? index + 1,
      reference: rows[index]?.reference || (found?.reference ?? record?.reference ?? null),
      result: plan.result,
      uuid: found?.uuid ?? record?.uuid ?? null,
      changed: plan.result === "updated" ? Object.keys(plan.fields) : [],
      errors: plan.result === "error" ? plan.errors : [],
      questions: "questions" in plan ? plan.questions : [],
    };
  });
  const count = (result: ImportedRow["result"]) => results.filter((row) => row.result === result).length;
  const counts = {
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    question: count("question"),
    error: count("error"),
  };
  return { data: { rows: results, counts, ignored_columns: ignoredColumns } };
}
