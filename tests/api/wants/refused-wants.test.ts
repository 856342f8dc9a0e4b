import { beforeEach, describe, expect, it } from "vitest";
import type { WantReceipt } from "#contract/wants/want.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { storeProfessional } from "../../support/appointments/appointments.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";
import { secretOf, subscription } from "./wants-site.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "admin" }));
});

const wanted = { kind: "rent", filters: { area: "Sinkor" }, channel: "none" };
const person = { name: "Ma Kebbeh", phone_number: "0886 654 321" };
type Call = [method: string, path: string, body?: object];
/** The calls of a want by its secret address. */
const byLink = (secret: string): Call[] => [
  ["GET", `/public/wants/${secret}`],
  ["PATCH", `/public/wants/${secret}`, { paused: true }],
  ["DELETE", `/public/wants/${secret}`],
  ["POST", `/public/wants/${secret}/confirm`],
  ["POST", `/public/wants/${secret}/take`, person],
];
/** Calls what must be refused. Returns the statuses. Nothing may change in the database. */
async function refuse(calls: Call[], options: Parameters<typeof callApi>[1] = {}) {
  const before = await readAllTables();
  const statuses: number[] = [];
  for (const [method, path, body] of calls) statuses.push((await callApi(path, { ...options, method, body })).status);
  expect(await readAllTables()).toBe(before);
  return statuses;
}
const add = async (body: object = wanted) => (await callApi<WantReceipt>("/public/wants", { body })).body;

describe("the secret address of a want", () => {
  it.each(["x".repeat(43), "short", "x".repeat(44)])("is not found: %s", async (secret) =>
    expect(await refuse(byLink(secret))).toEqual([404, 404, 404, 404, 404]),
  );

  it("is gone after its end, for each call", async () => {
    const secret = secretOf((await add()).manage_url);
    await callApi(`/public/wants/${secret}`, { method: "DELETE" });
    expect(await refuse(byLink(secret))).toEqual([410, 410, 410, 410, 410]);
  });

  it("takes no wrong change, and no time that is not kept", async () => {
    const path = `/public/wants/${secretOf((await add()).manage_url)}`;
    const wrong = [{ filters: { garage: "1" } }, { paused: "yes" }, { renew: false }];
    expect(await refuse(wrong.map((body) => ["PATCH", path, body]))).toEqual([422, 422, 422]);
    const takers = [{}, { ...person, name: "" }, { ...person, phone_number: "many" }];
    expect(await refuse(takers.map((body) => ["POST", `${path}/take`, body]))).toEqual([422, 422, 422]);
    expect(await refuse([["POST", `${path}/take`, person]])).toEqual([409]);
  });

  it("has no filters on a waiting list", async () => {
    await storeProfessional("doctor", true, [{ weekday: 4, from: "10:00", to: "12:00" }]);
    const waiting = { kind: "clinic", professional_id: "doctor", channel: "none" };
    const { manage_url } = (await callApi<WantReceipt>("/public/waiting", { body: waiting })).body;
    const body = { filters: { area: "Sinkor" } };
    expect(await refuse([["PATCH", `/public/wants/${secretOf(manage_url)}`, body]])).toEqual([422]);
  });
});

describe("a new want", () => {
  it("is stored once for each key, which fits no other want", async () => {
    const headers = { "idempotency-key": "key" };
    const send = (body: object) => callApi<WantReceipt>("/public/wants", { body, headers });
    const [first, again] = [await send(wanted), await send(wanted)];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect((await send({ ...wanted, kind: "buy" })).status).toBe(422);
    expect(await queryRows("SELECT id FROM wants")).toHaveLength(1);
  });

  it("cannot be told by a channel that this site does not have, or to an unknown push service", async () => {
    const bindings = { SEND_EMAIL: undefined, LOCAL_OUTBOX: undefined, ENVIRONMENT: "production" };
    const byMail = { ...wanted, channel: "email", email: "kebbeh@example.org" };
    expect(await refuse([["POST", "/public/wants", byMail]], { bindings })).toEqual([422]);
    const push = { ...subscription("one"), endpoint: "https://push.example.org/one" };
    expect(await refuse([["POST", "/public/wants", { ...wanted, channel: "push", push }]])).toEqual([422]);
  });

  it("is limited by the address like an enquiry, and says when to try again", async () => {
    let last = await callApi("/public/wants", { body: wanted, address: "10.9.9.9" });
    for (let n = 0; n < 100 && last.status === 201; n += 1)
      last = await callApi("/public/wants", { body: wanted, address: "10.9.9.9" });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it.each(["/public/wants", "/public/waiting"])("%s stores nothing without the database or the key", async (path) => {
    const body = { ...wanted, kind: path === "/public/wants" ? "rent" : "clinic", professional_id: "doctor" };
    expect(await refuse([["POST", path, body]], { bindings: { DB: unavailableDatabase } })).toEqual([503]);
    const bindings = { TOKEN_KEY: undefined, ENVIRONMENT: "production" };
    expect(await refuse([["POST", path, body]], { bindings })).toEqual([503]);
  });

  it("is too large with 16 kB of filters", async () => {
    expect(await refuse([["POST", "/public/wants", { ...wanted, filters: { q: "x".repeat(17_000) } }]])).toEqual([413]);
  });
});

describe("a colleague", () => {
  const listed = ["kind=villa", "status=open", "limit=0", "limit=101", "cursor=!"];
  it.each(listed)("cannot list by %s", async (query) =>
    expect(await refuse([["GET", `/wants?${query}`]], { token })).toEqual([422]),
  );

  it("finds no want and no home by an unknown id", async () => {
    for (const id of [crypto.randomUUID(), "x"])
      expect(
        await refuse(
          [
            ["PATCH", `/wants/${id}`, { paused: true }],
            ["DELETE", `/wants/${id}`],
            ["POST", `/wants/${id}/told`],
            ["GET", `/wants/${id}/matches`],
            ["GET", `/properties/${id}/wants`],
          ],
          { token },
        ),
      ).toEqual([404, 404, 404, 404, 404]);
  });

  it("cannot change a want to what it cannot be, or count for a home that is none", async () => {
    const { id } = await add();
    const wrong = [{ filters: { garage: "1" } }, { paused: 1 }, { channel: "push" }, { note: "x".repeat(1001) }];
    expect(
      await refuse(
        wrong.map((body) => ["PATCH", `/wants/${id}`, body]),
        { token },
      ),
    ).toEqual([422, 422, 422, 422]);
    const homes = [{}, { kind: "rent", monthly_rent: "many" }, { kind: "rent", bedrooms: -1 }];
    expect(
      await refuse(
        homes.map((body) => ["POST", "/wants/count", body]),
        { token },
      ),
    ).toEqual([422, 422, 422]);
  });

  it("gets no answer without the database", async () => {
    const bindings = { DB: unavailableDatabase };
    for (const path of ["/wants", "/wants/demand"]) {
      const { status } = await callApi(path, { token, bindings });
      expect([path, status]).toEqual([path, 503]);
    }
  });
});
