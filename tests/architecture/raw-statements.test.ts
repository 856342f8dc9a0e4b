import { expect, it } from "vitest";
import { readSourceFiles } from "./source-files.ts";

/** What only SQL says well. */
const search = "the full-text index";
const rows = "many rows at once, by json_each";
const stored = "JSON in the database, by json_each";
const anyTable = "a statement for several tables, whose columns differ";

/**
 * The files with statements in SQL, with the number and the reason. All other statements are the query builder's. A new
 * place needs a reason that holds; an INSERT from a SELECT has `newRow` of `worker/db/new-row.ts`.
 */
const places: Record<string, [statements: number, reason: string]> = {
  "db/audited-rows": [2, anyTable],
  "db/open-times": [1, stored],
  "db/removed-images": [1, "a count that grows in a JSON, with the rows of the same moment"],
  "flows/edge-cache/public-changes.repository": [1, stored],
  "flows/health/stuck-messages.repository": [1, "sums of counts of three tables"],
  "modules/accounts/own-account/favourites.repository": [1, rows],
  "modules/accounts/own-account/saved-searches.repository": [1, rows],
  "modules/accounts/second-factor/recovery-codes.repository": [1, rows],
  "modules/alerts/alert-devices.repository": [1, stored],
  "modules/appointments/resources/resources.repository": [1, rows],
  "modules/appointments/times/take-time.repository": [2, rows],
  "modules/audit/audit.repository": [1, "a recursive query, which skips to the next account in the index"],
  "modules/enquiries/alerts/new-alerts.repository": [1, rows],
  "modules/enquiries/inbox/move-enquiry.repository": [5, "what a move replaced, as JSON, and its undo"],
  "modules/images/lost/image-files.repository": [1, rows],
  "modules/images/sweep/orphaned-files.repository": [1, rows],
  "modules/owners/owner-links.repository": [1, rows],
  "modules/people/merge.repository": [1, "UPDATE OR IGNORE, which the builder does not have"],
  "modules/people/people-list.repository": [8, search],
  "modules/people/person-writes.repository": [1, rows],
  "modules/properties/detail/property-detail.repository": [1, "a home from one of two tables, with similar ones"],
  "modules/properties/detail/similar-properties": [1, "the same for two tables, in the order of the differences"],
  "modules/properties/images/property-images.repository": [3, rows],
  "modules/properties/import/import-rows.repository": [1, rows],
  "modules/properties/import/undo/import-undo.repository": [3, rows],
  "modules/properties/write/changes-since.repository": [1, stored],
  "modules/properties/write/property-writes.repository": [1, rows],
  "modules/properties/write/references.repository": [3, "recursive queries for the next free numbers"],
  "modules/reply-templates/reply-templates.repository": [1, rows],
  "modules/service-items/bin.repository": [2, anyTable],
  "modules/wants/wants.repository": [1, rows],
};

const statement = /\bsql(<[^`]*?>)?`\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/g;
const found = readSourceFiles("worker").flatMap(({ path, text }) => {
  const count = text.match(statement)?.length ?? 0;
  return count === 0 ? [] : [[path.replace(/^worker\/|\.ts$/g, ""), count] as const];
});

it("statements in SQL are in named places, at most 40; others are the query builder's", () => {
  const expected = Object.entries(places).map(([path, [count]]) => [path, count]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  expect(expected.length).toBeLessThanOrEqual(40);
});

it("no statement names the index that SQLite must use", () => {
  const forced = readSourceFiles("worker").filter(({ text }) => /\bINDEXED BY\b/.test(text));
  expect(forced.map(({ path }) => path)).toEqual([]);
});
