import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { generateDatabaseDump } from "#worker/db/dump/database-dump.ts";
import type { ReadRows, Row } from "#worker/db/dump/dumped-tables.ts";
import { splitStatements } from "../../../../migrations/drill/split-statements.ts";
import { prepareMissingServiceItems } from "../../../../migrations/seed/service-items.ts";
import { storeUser } from "../../../support/accounts.ts";
import { createAdminClient } from "../../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { storeTestEnquiry } from "../../../support/enquiries.ts";
import { storeImage, storeProperty } from "../../../support/properties.ts";
import { queryRows } from "../../../support/storage/rows.ts";
import { textsOf } from "../../../support/tables/cases-of.ts";

const run = (...statements: string[]) => env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));

/** Returns a dump with one row per read, and calls back after each row with the name of its table. */
async function dump(afterRow: (table: string) => Promise<unknown> = async () => undefined): Promise<string> {
  const read: ReadRows = async (...statements) => (await run(...statements)).map(({ results }) => results as Row[]);
  let text = "";
  for await (const page of generateDatabaseDump(read, 1)) {
    text += page.text;
    if (page.rows > 0) await afterRow(page.table);
  }
  return text;
}

/** Deletes all rows and loads a dump. */
async function restore(text: string): Promise<void> {
  const tables = "images properties enquiries users sequences removed_properties idempotency_records".split(" ");
  await run(
    "DROP TRIGGER audit_keeps_recent_entries",
    "DELETE FROM audit",
    ...tables.map((name) => `DELETE FROM ${name}`),
  );
  for (const statement of splitStatements(text)) await run(statement);
}

/** Runs a change once, after the first row of a table. */
function once(table: string, change: () => Promise<unknown>) {
  let isDone = false;
  return async (name: string) => {
    if (isDone || name !== table) return;
    isDone = true;
    await change();
  };
}

const count = async (table: string) => (await queryRows<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n;

/** Two listings with two images and a view each, and two enquiries of two accounts. */
async function storeSite() {
  const listings = [await storeProperty({ title: "It's first" }), await storeProperty({ title: "Second;\n-- '" })];
  for (const listing of listings) for (const number of [1, 2]) await storeImage(listing, { number });
  await run("INSERT INTO property_events SELECT n, '2026-01-01', 'view', 1 FROM properties");
  const users = [await storeUser(), await storeUser()];
  const enquiries = [await storeTestEnquiry(), await storeTestEnquiry()];
  await run(
    `UPDATE enquiries SET user_id = '${users[0]?.id}', assignee_id = '${users[1]?.id}'`,
    "INSERT INTO mail_outbox (enquiry_n) SELECT n FROM enquiries",
    `INSERT INTO favourites SELECT id, '${listings[0]?.uuid}', '2026-01-01' FROM users`,
    "INSERT INTO saved_searches (user_id, path, query, label, saved_at) SELECT id, '/rent', 'kind=rent', 'Rent', '2026-01-01' FROM users",
    "INSERT INTO enquiry_history (enquiry_n, at, actor_id, field) SELECT n, '2026-01-01', 'x', 'note' FROM enquiries",
    "INSERT INTO enquiry_events (enquiry_n, at, actor_id, kind, text) SELECT n, '2026-01-01', 'x', 'reply', 'Hello' FROM enquiries",
  );
  return { listings, users, enquiries };
}

const tables = textsOf(`
  properties | images | property_events | users | enquiries | enquiry_history | enquiry_events | mail_outbox
  favourites | saved_searches
`);
const countAll = async () =>
  Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await count(name)])));

it("restores every row, one read per row", async () => {
  await storeSite();
  const snapshot = async () => Promise.all(tables.map((name) => queryRows(`SELECT * FROM ${name} ORDER BY 1, 2`)));
  const before = await snapshot();
  await restore(await dump());
  expect(await snapshot()).toEqual(before);
  await expectDerivedDataToMatch();
});

it("a listing removed between two steps never makes the copy unloadable", async () => {
  await storeSite();
  const change = () => run("DELETE FROM properties WHERE title LIKE 'It%'");
  await restore(await dump(once("images", change)));
  expect(await countAll()).toMatchObject({ properties: 2, property_events: 1 });
  await expectDerivedDataToMatch();
});

it("images of a listing added between two steps are left out with the listing", async () => {
  await storeSite();
  const change = async () => storeImage(await storeProperty({ title: "New" }));
  await restore(await dump(once("properties", change)));
  expect(await countAll()).toMatchObject({ properties: 2, images: 4 });
  await expectDerivedDataToMatch();
});

it("images replaced between two steps are in the copy as they are by then", async () => {
  const { listings } = await storeSite();
  const [first] = listings;
  if (!first) throw new Error("No listing");
  const change = async () => {
    await run("DELETE FROM images WHERE property_n = (SELECT min(n) FROM properties)");
    await storeImage(first, { number: 3 });
  };
  await restore(await dump(once("properties", change)));
  expect(await queryRows("SELECT number FROM images ORDER BY property_n, number")).toEqual([
    { number: 3 },
    { number: 1 },
    { number: 2 },
  ]);
  await expectDerivedDataToMatch();
});

it("an account removed between two steps leaves its enquiries without a sender", async () => {
  const { users } = await storeSite();
  const change = () => run(`DELETE FROM users WHERE id = '${users[0]?.id}'`);
  await restore(await dump(once("users", change)));
  expect(await countAll()).toMatchObject({ enquiries: 2, favourites: 1 });
});

it("an account added between two steps is left out, and its enquiries lose the reference", async () => {
  await storeSite();
  let added = "";
  const change = async () => {
    added = (await storeUser()).id;
    await run(
      `UPDATE enquiries SET user_id = '${added}', assignee_id = '${added}'`,
      `INSERT INTO favourites VALUES ('${added}', 'x', 'y')`,
    );
  };
  await restore(await dump(once("users", change)));
  expect(
    await queryRows("SELECT user_id, assignee_id FROM enquiries WHERE user_id IS NOT NULL OR assignee_id IS NOT NULL"),
  ).toEqual([]);
  expect(await countAll()).toMatchObject({ users: 2, enquiries: 2, favourites: 2 });
});

it("an address that moves to another account between two steps never makes the copy unloadable", async () => {
  await storeSite();
  const change = async () => {
    const [first, second] = await queryRows<{ id: string; email_key: string }>(
      "SELECT id, email_key FROM users ORDER BY id",
    );
    await run(
      `UPDATE users SET email_key = 'moved@example.org' WHERE id = '${first?.id}'`,
      `UPDATE users SET email_key = '${first?.email_key}' WHERE id = '${second?.id}'`,
    );
  };
  await restore(await dump(once("users", change)));
  expect(await countAll()).toMatchObject({ users: 1, favourites: 1, enquiries: 2 });
});

it("numbers that a copy contains are not given again", async () => {
  await run("INSERT INTO sequences VALUES ('reference', 7)");
  await storeSite();
  await restore(await dump(once("properties", () => run("UPDATE sequences SET value = 9"))));
  expect(await queryRows("SELECT value FROM sequences")).toEqual([{ value: 9 }]);
});

it("a row that is too long for D1 never makes the copy unloadable", async () => {
  await run(
    "INSERT INTO idempotency_records VALUES ('/a', 'k', 'h', hex(zeroblob(45000)), 'x'), ('/b', 'k', 'h', hex(zeroblob(60000)), 'x'), ('/c', 'k', 'h', 'short', 'x')",
  );
  const text = await dump();
  await restore(text);
  expect(text).toContain("-- Left out: a row of idempotency_records");
  expect(await queryRows("SELECT scope FROM idempotency_records")).toEqual([{ scope: "/a" }, { scope: "/c" }]);
});

it("never revives a used recovery code", async () => {
  const { id } = await storeUser();
  await run(`INSERT INTO recovery_codes (user_id, code_hash, used_at) VALUES ('${id}', 'a', NULL)`);
  const text = await dump(once("users", () => run("UPDATE recovery_codes SET used_at = '2026-01-01'")));
  await restore(text);
  expect([await count("users"), await count("recovery_codes")]).toEqual([1, 0]);
});

it("a professional who moves between the list and the bin during a copy is in it once", async () => {
  await env.DB.batch(prepareMissingServiceItems(env.DB));
  const { send } = await createAdminClient();
  const readIds = async (table: string) =>
    (await queryRows<{ id: string }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);
  const [deleted = "", restored = "", binned = ""] = await readIds("professionals");
  for (const id of [restored, binned]) await send(`/professionals/${id}`, { method: "DELETE" });
  const changes = [
    once("binned_professionals", () => send(`/professionals/${restored}/restore`, { method: "POST" })),
    once("professionals", () => send(`/professionals/${deleted}`, { method: "DELETE" })),
  ];
  const text = await dump((table) => Promise.all(changes.map((change) => change(table))));
  await run("DELETE FROM professionals", "DELETE FROM binned_professionals");
  await restore(text);
  const [live, bin] = [await readIds("professionals"), await readIds("binned_professionals")];
  expect([...live, ...bin]).toHaveLength(6);
  expect(live).toContain(deleted);
  expect(bin).toEqual([restored, binned]);
});
