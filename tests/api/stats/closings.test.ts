import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Closing } from "#contract/admin/closings.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { storeProperty } from "../../support/properties.ts";
import { runSql } from "../../support/storage/rows.ts";
import { createPeopleClient } from "../people/people-requests.ts";

const now = new Date("2026-11-25T12:00:00.000Z");
let admin = { id: "", token: "" };
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  admin = await storeSignedIn({ role: "admin", username: "musu" });
});
afterEach(() => void vi.useRealTimers());

const change = (uuid: string, body: object) =>
  callApi("/properties", { method: "PATCH", body: { uuids: [uuid], ...body }, token: admin.token });
const list = (query = "") =>
  callApi<Closing[] & { detail: { loc: string[] }[] }>(`/stats/closings${query}`, { token: admin.token });

/** Stores a home that was offered on a day. */
async function storeOffered(day: string, fields: Parameters<typeof storeProperty>[0] = {}) {
  const { uuid } = await storeProperty({ kind: "rent", area: "Sinkor", ...fields });
  await runSql("UPDATE properties SET created_at = ?1 || 'T08:00:00.000Z' WHERE uuid = ?2", day, uuid);
  return uuid;
}
const ask = (uuid: string, day: string, fields = {}) =>
  storeTestEnquiry({ service: "real-estate", property_uuid: uuid, submittedAt: `${day}T09:00:00.000Z`, ...fields });
const view = (uuid: string, enquiry: string, status: string, day: string) =>
  runSql(
    `INSERT INTO appointments (id, reference, secret_hash, kind, service, status, enquiry_n, property_uuid, start_at, end_at, created_at, changed_at)
     SELECT lower(hex(randomblob(16))), 'A', hex(randomblob(8)), 'viewing', service, ?1, n, ?2, ?3 || 'T10:00:00.000Z', ?3 || 'T11:00:00.000Z', ?3, ?3
     FROM enquiries WHERE id = ?4`,
    status,
    uuid,
    day,
    enquiry,
  );

it("lists what was sold and let with its days, enquiries and viewings since the home was offered", async () => {
  const owner = await createPeopleClient(admin.token).create({
    name: "Ma Hawa",
    phone: "0770 100 200",
    kinds: ["owner"],
  });
  const uuid = await storeOffered("2026-10-01", { owner_id: owner.body.id });
  const { id } = await ask(uuid, "2026-10-03");
  await ask(uuid, "2026-11-01");
  await ask(uuid, "2026-11-21");
  await ask(uuid, "2026-10-04", { spam: true });
  await ask(uuid, "2026-10-04", { service: "report" });
  for (const [status, day] of [
    ["done", "2026-10-05"],
    ["confirmed", "2026-10-20"],
    ["cancelled", "2026-10-06"],
    ["no_show", "2026-10-07"],
    ["confirmed", "2026-11-24"],
  ] as const)
    await view(uuid, id, status, day);
  await change(uuid, { status: "let", closed_on: "2026-11-20", closed_price: 850 });
  const sold = await storeOffered("2026-11-24", { kind: "buy", area: null });
  await change(sold, { status: "sold" });
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { uuid: sold, kind: "buy", area: null, owner: null, closed_on: "2026-11-25", closed_price: null, days: 1 },
    {
      ...{ uuid, kind: "rent", area: "Sinkor", owner: { id: owner.body.id, name: "Ma Hawa" } },
      ...{ closed_on: "2026-11-20", closed_price: 850, days: 50, enquiries: 2, viewings: 2 },
    },
  ]);
  const uuids = async (query: string) => (await list(query)).body.map((one) => one.uuid);
  expect(await uuids("?from=2026-11-01&to=2026-11-20")).toEqual([uuid]);
  expect(await uuids("?from=2026-11-21")).toEqual([sold]);
});

it("counts neither an undo as a sale nor its minute as an offer", async () => {
  const uuid = await storeOffered("2026-01-01");
  const history = async (...rows: [at: string, before: string, after: string][]) => {
    await runSql("DELETE FROM property_history");
    for (const row of rows)
      await runSql(
        "INSERT INTO property_history (property_n, at, field, old_value, new_value) SELECT n, ?1, 'status', ?2, ?3 FROM properties",
        ...row,
      );
    return (await list()).body.map((one) => [one.uuid, one.closed_on, one.days]);
  };
  const [march, november] = ["2026-03-02T08:00", "2026-11-05T08:00"];
  // A tap on "Available", and its undo.
  expect(
    await history(
      [`${march}:00.000Z`, "available", "let"],
      [`${november}:00.000Z`, "let", "available"],
      [`${november}:20.000Z`, "available", "let"],
    ),
  ).toEqual([[uuid, "2026-03-02", 60]]);
  // A tap on "Let", and its undo; it was let weeks later.
  expect(
    await history(
      [`${march}:00.000Z`, "available", "let"],
      [`${march}:20.000Z`, "let", "available"],
      [`${november}:00.000Z`, "available", "let"],
    ),
  ).toEqual([[uuid, "2026-11-05", 308]]);
});

it("counts a home that was let again from its return, and no status that was taken back within a day", async () => {
  const uuid = await storeOffered("2026-01-01");
  await change(uuid, { status: "let" });
  await change(uuid, { status: "available" });
  expect((await list()).body).toEqual([]);
  // It was let in spring, and offered again in November.
  await runSql("DELETE FROM property_history");
  for (const [at, before, after] of [
    ["2026-03-02T08:00:00.000Z", "available", "let"],
    ["2026-11-05T08:00:00.000Z", "let", "available"],
  ] as const)
    await runSql(
      "INSERT INTO property_history (property_n, at, field, old_value, new_value) SELECT n, ?1, 'status', ?2, ?3 FROM properties",
      ...[at, before, after],
    );
  await change(uuid, { status: "let" });
  expect((await list()).body.map(({ closed_on, days }) => [closed_on, days])).toEqual([
    ["2026-11-25", 20],
    ["2026-03-02", 60],
  ]);
});

it.each([
  ["?from=2026-11-02&to=2026-11-01", "to"],
  ["?from=2024-01-01&to=2026-11-01", "from"],
  ["?from=May", "from"],
])("refuses the period %s", async (query, name) => {
  const { status, body } = await list(query);
  expect([status, body.detail.map(({ loc }) => loc.at(-1))]).toEqual([422, [name]]);
});
