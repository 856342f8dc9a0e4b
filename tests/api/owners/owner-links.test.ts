import { beforeEach, describe, expect, it } from "vitest";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { createPeopleClient } from "../people/people-requests.ts";
import { savedDetails, saveSite } from "../site/saved-site.ts";
import { createOwnersClient, secretOf } from "./owner-requests.ts";

let token = "";
let owner = "";
let owners = createOwnersClient("");
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
  owners = createOwnersClient(token);
  owner = (await createPeopleClient(token).create({ name: "Ma Hawa", phone: "0770 100 200", kinds: ["owner"] })).body
    .id;
});

const renew = (id = owner) => owners.renew(id);
const openLink = async () => secretOf((await renew()).body.url);
const read = (secret: string) => owners.read(secret);
const answer = (...sent: Parameters<typeof owners.answer>) => owners.answer(...sent);
const readHome = async (uuid: string) =>
  (await callApi<{ data: { property: Record<string, unknown> } }>(`/properties/${uuid}`, { token })).body.data.property;
const listRequests = () => owners.requests();
const decide = (id: string, body: object) => owners.decide(id, body);
const change = (kind: "buy" | "rent", body: object) =>
  callApi(`/update/${kind}/property`, { method: "PATCH", body, token }).then(({ status }) => expect(status).toBe(200));
/** What the audit log says of a home, the newest first: who did what. */
const readAudit = async (uuid: string) => {
  type Lines = { data: { lines: { actor: string | null; action: string; after: object | null }[] } };
  const { body } = await callApi<Lines>(`/audit?entity_id=${uuid}`, { token });
  return body.data.lines.map(({ actor, action, after }) => [actor, action, Object.keys(after ?? {})[0]]);
};
const byLink = "owner, by link";

describe("the secret link of an owner", () => {
  it("shows all homes of the owner with what happened to them, and nothing of others", async () => {
    const { uuid } = await storeProperty({ kind: "rent", owner_id: owner, title: "Blue flat" });
    await storeProperty({ owner_id: owner, title: "Old house", status: "sold", mandate: "2026-12-31" });
    await storeProperty({ owner_id: owner, title: "Ended", mandate: "2020-01-01" });
    await storeProperty({ title: "Of another" });
    await storeTestEnquiry({ property_uuid: uuid, name: "Kebbeh", message: "secret words" });
    for (const event of ["view", "view", "call", "share"])
      await callApi(`/public/properties/${uuid}/events`, { body: { event } });
    await runSql(
      "INSERT INTO property_events SELECT n, date('now', '-40 days'), 'view', 5 FROM properties WHERE uuid = ?",
      uuid,
    );
    const secret = await openLink();
    const before = await queryRows("SELECT updated_at FROM properties ORDER BY n");
    const { status, body, headers, text } = await read(secret);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).not.toMatch(/Kebbeh|secret words|Ma Hawa|0770|description|owner_id/);
    expect(body.data.homes.map(({ title, status }) => [title, status])).toEqual([
      ["Blue flat", "available"],
      ["Old house", "sold"],
    ]);
    expect(body.data.homes[0]).toMatchObject({
      uuid,
      kind: "rent",
      price: 800,
      confirmed_at: null,
      views: 2,
      contacts: 2,
      viewings: 0,
      before: { views: 5, contacts: 0, viewings: 0 },
      outcomes: { liked: 0, too_dear: 0 },
      wants: 0,
      usual: null,
      waiting: null,
    });
    expect(await queryRows("SELECT updated_at FROM properties ORDER BY n")).toEqual(before);
  });

  it("ends when it is renewed or ended, and with the last mandate", async () => {
    expect((await renew()).status).toBe(409);
    const listing = await storeProperty({ owner_id: owner, mandate: "2999-03-31" });
    const { uuid } = listing;
    await storeImage(listing);
    const first = await renew();
    expect(first).toMatchObject({ status: 201, body: { ends_at: "2999-03-31T23:59:59.999Z" } });
    const state = await callApi<{ data: { link: object } }>(`/people/${owner}/owner-link`, { token });
    expect(state.body.data.link).toEqual(first.body);
    const second = secretOf((await renew()).body.url);
    expect((await read(secretOf(first.body.url))).status).toBe(410);
    expect((await read(second)).status).toBe(200);
    await change("buy", { uuid, mandate: "2020-01-01" });
    expect((await read(second)).status).toBe(410);
    expect((await answer(second, uuid, { answer: "free" })).status).toBe(410);
    await change("buy", { uuid, mandate: null });
    expect((await callApi(`/people/${owner}/owner-link`, { method: "DELETE", token })).status).toBe(204);
    expect((await read(second)).status).toBe(410);
    expect((await read("x".repeat(43))).status).toBe(404);
    expect((await renew(crypto.randomUUID())).status).toBe(404);
    const stored = JSON.stringify(await queryRows("SELECT * FROM owner_links"));
    expect(stored).not.toContain(second);
  });

  it("follows its person into another one and back", async () => {
    const people = createPeopleClient(token);
    const { uuid } = await storeProperty({ owner_id: owner });
    const secret = await openLink();
    const kept = (await people.create({ name: "Hawa K.", phone: "0770 300 400" })).body.id;
    const { undo } = (await people.merge(kept, owner)).body;
    expect((await answer(secret, uuid, { answer: "free" })).body).toEqual({ result: "confirmed" });
    expect((await people.undo(undo)).status).toBe(200);
    expect((await read(secret)).status).toBe(200);
  });
});

describe("an answer of an owner", () => {
  it("confirms at once that a home is still free, once for each key", async () => {
    const { uuid } = await storeProperty({ kind: "rent", owner_id: owner });
    const secret = await openLink();
    const headers = { "idempotency-key": "one" };
    for (const _ of [1, 2])
      expect((await answer(secret, uuid, { answer: "free" }, headers)).body).toEqual({ result: "confirmed" });
    expect((await answer(secret, uuid, { answer: "let" }, headers)).status).toBe(422);
    const home = await readHome(uuid);
    expect(home).toMatchObject({ confirmed_at: expect.any(String), confirmed_by_owner: true });
    expect(await readAudit(uuid)).toEqual([[byLink, "confirm", undefined]]);
    const { body: history } = await callApi<object[]>(`/properties/${uuid}/history`, { token });
    expect(history).toMatchObject([{ field: "confirmed_at", by: byLink }]);
    await callApi("/properties/confirm", { body: { uuids: [uuid] }, token });
    expect(await readHome(uuid)).not.toHaveProperty("confirmed_by_owner");
  });

  it.each([
    ["rent", { answer: "let", date: "2026-01-09" }, { status: "let", status_note: `${byLink}: let since 2026-01-09` }],
    ["buy", { answer: "sold" }, { status: "sold" }],
    ["rent", { answer: "price", price: 650 }, { monthly_rent: 650, confirmed_by_owner: true }],
    ["buy", { answer: "price", price: "85000.50" }, { price: 85_000.5 }],
  ] as const)("waits for a colleague: a home to %s, %j", async (kind, body, expected) => {
    const { uuid } = await storeProperty({ kind, owner_id: owner });
    const before = await readHome(uuid);
    const secret = await openLink();
    expect((await answer(secret, uuid, body)).body).toEqual({ result: "requested" });
    expect(await readHome(uuid)).toEqual(before);
    expect((await read(secret)).body.data.homes[0]?.waiting).toMatchObject({ answer: body.answer });
    const [request] = await listRequests();
    expect(request).toMatchObject({ owner: { id: owner, name: "Ma Hawa" }, home: { uuid, is_changed: false } });
    expect((await decide(request?.id ?? "", { accept: true })).status).toBe(200);
    expect(await readHome(uuid)).toMatchObject(expected);
    const closed = await queryRows("SELECT closed_on FROM property_history WHERE closed_on IS NOT NULL");
    expect(closed).toEqual("date" in body ? [{ closed_on: body.date }] : []);
    expect(await listRequests()).toEqual([]);
    expect((await decide(request?.id ?? "", { accept: true })).status).toBe(404);
    const [accepted, asked] = await readAudit(uuid);
    expect(accepted?.[0]).not.toBe(byLink);
    expect(asked).toEqual([byLink, "update", "owner_answer"]);
  });

  it("is declined without a change, and the newest one of a home counts", async () => {
    const { uuid } = await storeProperty({ kind: "rent", owner_id: owner });
    const before = await readHome(uuid);
    const secret = await openLink();
    await answer(secret, uuid, { answer: "let" });
    await answer(secret, uuid, { answer: "price", price: 700 });
    const [request, ...others] = await listRequests();
    expect([request?.price, others]).toEqual([700, []]);
    expect((await decide(request?.id ?? "", { accept: false })).status).toBe(200);
    expect([await listRequests(), await readHome(uuid)]).toEqual([[], before]);
    await answer(secret, uuid, { answer: "let" });
    await answer(secret, uuid, { answer: "free" });
    expect(await listRequests()).toEqual([]);
  });

  it("is not accepted for a home that was changed since, unless the colleague saw the change", async () => {
    const listing = await storeProperty({ kind: "rent", owner_id: owner });
    const { uuid } = listing;
    await storeImage(listing);
    const secret = await openLink();
    await answer(secret, uuid, { answer: "price", price: 700 });
    // The owner's own confirmation is no change.
    await answer(secret, uuid, { answer: "free" });
    expect((await listRequests())[0]?.home.is_changed).toBe(false);
    await change("rent", { uuid, monthly_rent: 900 });
    const [request] = await listRequests();
    expect(request?.home).toMatchObject({ price: 900, is_changed: true });
    expect((await decide(request?.id ?? "", { accept: true })).status).toBe(409);
    expect(await readHome(uuid)).toMatchObject({ monthly_rent: 900 });
    const expected_updated_at = request?.home.updated_at;
    expect((await decide(request?.id ?? "", { accept: true, expected_updated_at })).status).toBe(200);
    expect(await readHome(uuid)).toMatchObject({ monthly_rent: 700 });
  });

  it("applies at once if the settings say so", async () => {
    expect((await saveSite(token, { ...savedDetails, owner_answers_at_once: true })).status).toBe(200);
    const { uuid } = await storeProperty({ kind: "rent", owner_id: owner });
    const secret = await openLink();
    expect((await answer(secret, uuid, { answer: "price", price: 60_000 })).body).toEqual({ result: "requested" });
    expect((await answer(secret, uuid, { answer: "let" })).body).toEqual({ result: "changed" });
    expect(await readHome(uuid)).toMatchObject({ status: "let" });
    expect(await listRequests()).toEqual([]);
    expect((await answer(secret, uuid, { answer: "let" })).body).toEqual({ result: "confirmed" });
    expect((await answer(secret, uuid, { answer: "free" })).body).toEqual({ result: "changed" });
    expect(await readHome(uuid)).toMatchObject({ status: "available", confirmed_by_owner: true });
    expect((await readAudit(uuid)).map(([actor]) => actor)).toEqual([byLink, byLink, byLink, byLink]);
  });

  it.each([
    [{}, "answer"],
    [{ answer: "gone" }, "answer"],
    [{ answer: "sold" }, "answer"],
    [{ answer: "price" }, "price"],
    [{ answer: "price", price: 0 }, "price"],
    [{ answer: "price", price: "many" }, "price"],
    [{ answer: "price", price: 1.234 }, "price"],
    [{ answer: "let", date: "28/11/2026" }, "date"],
  ])("names the wrong field of %j and changes nothing", async (body, field) => {
    const { uuid } = await storeProperty({ kind: "rent", owner_id: owner });
    const before = await readHome(uuid);
    const { status, text } = await answer(await openLink(), uuid, body);
    expect([status, text]).toEqual([422, expect.stringContaining(`["body","${field}"]`)]);
    expect([await readHome(uuid), await listRequests()]).toEqual([before, []]);
  });

  it("is refused for homes of others, in the bin and unknown ones", async () => {
    await storeProperty({ owner_id: owner });
    const { uuid } = await storeProperty();
    const { uuid: binned } = await storeProperty({ owner_id: owner });
    await callApi("/delete/buy/property", { method: "DELETE", body: { uuid: binned }, token });
    const secret = await openLink();
    for (const one of [uuid, binned, crypto.randomUUID(), "x"])
      expect((await answer(secret, one, { answer: "free" })).status).toBe(404);
  });

  it("is refused after too many from one link, and says when to try again", async () => {
    const { uuid } = await storeProperty({ owner_id: owner });
    const secret = await openLink();
    expect((await answer(secret, uuid, { answer: "free" })).status).toBe(200);
    await queryRows("UPDATE throttles SET count = 300 WHERE key LIKE 'owner %'");
    const last = await answer(secret, uuid, { answer: "free" });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

it("a colleague finds no link and no answer by an unknown id, and must say whether to accept", async () => {
  const id = crypto.randomUUID();
  expect((await callApi(`/people/${id}/owner-link`, { token })).status).toBe(404);
  expect((await owners.end(id)).status).toBe(404);
  expect((await decide(id, { accept: true })).status).toBe(404);
  expect((await decide(id, {})).status).toBe(422);
});
