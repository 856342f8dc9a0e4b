import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { FavouritesResponse, MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, password, storeSession, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { stopClock } from "../../support/clocks/stopped-clock.ts";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { firstRow, queryRows, runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

stopClock();

const isSignedIn = async (token: string) => (await callApi("/auth/me", { token })).status === 200;
const audited = () => queryRows("SELECT action, actor_id, entity, entity_id, before, after FROM audit ORDER BY n");

describe("changing the username", () => {
  const rename = (token: string, username: string) =>
    callApi("/auth/me", { method: "PATCH", token, body: { username } });

  it("accepts a new name, and the same name in another case", async () => {
    const me = await storeSignedIn({ username: "kebbeh" });
    const { status, body } = await rename(me.token, "Kebbeh");
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: me.id, username: "Kebbeh", email: me.email, role: "user" } });
  });

  it("rejects a taken or invalid name", async () => {
    await storeUser({ username: "Taken" });
    const me = await storeSignedIn();
    expect((await rename(me.token, "taken")).body).toEqual({ detail: "Username already taken" });
    expect((await rename(me.token, "a b c")).body).toMatchObject({
      detail: [{ loc: ["body", "username"], msg: "Username can only contain letters, numbers, and underscores" }],
    });
  });

  it("records the change in the audit without the name", async () => {
    const me = await storeSignedIn();
    await rename(me.token, "new_name");
    expect(await audited()).toEqual([
      {
        action: "update",
        actor_id: me.id,
        entity: "user",
        entity_id: me.id,
        before: null,
        after: '{"fields":["username"]}',
      },
    ]);
  });
});

describe("changing the password", () => {
  const change = (token: string, current_password: string, new_password = "Another-tree-8") =>
    callApi("/auth/password", { token, body: { current_password, new_password } });

  it("ends the other sessions and reset links, and keeps the current session", async () => {
    const me = await storeSignedIn();
    const another = await storeSession(me.id);
    await runSql("INSERT INTO reset_links VALUES ('link', ?, '2099-01-01')", me.id);
    expect((await change(me.token, password)).status).toBe(204);
    expect(await firstRow("SELECT count(*) AS links FROM reset_links")).toEqual({ links: 0 });
    expect([await isSignedIn(me.token), await isSignedIn(another.token)]).toEqual([true, false]);
    expect((await callApi("/login", { body: { email: me.email, password } })).status).toBe(401);
    expect((await callApi("/login", { body: { email: me.email, password: "Another-tree-8" } })).status).toBe(200);
    expect(await audited()).toMatchObject([{ action: "update", entity_id: me.id, after: '{"fields":["password"]}' }]);
  });

  it("rejects a wrong current password or a weak new one and names the field", async () => {
    const me = await storeSignedIn();
    const another = await storeSession(me.id);
    const rejected = await change(me.token, "Wrong-tree-7");
    expect([rejected.status, rejected.body]).toEqual([
      422,
      { detail: [{ loc: ["body", "current_password"], msg: "This is not your password", type: "refused" }] },
    ]);
    expect((await change(me.token, password, "weak")).body).toMatchObject({
      detail: [{ loc: ["body", "new_password"] }],
    });
    expect(await isSignedIn(another.token)).toBe(true);
  });

  it("limits failed attempts", async () => {
    const me = await storeSignedIn();
    for (let i = 0; i < 5; i++) expect((await change(me.token, "Wrong-tree-7")).status).toBe(422);
    expect((await change(me.token, password)).status).toBe(429);
  });
});

describe("deleting the account", () => {
  const remove = (token: string, typed = password) =>
    callApi("/auth/me", { method: "DELETE", token, body: { password: typed } });

  it("needs the password, deletes all personal rows and keeps the enquiries without the account", async () => {
    const me = await storeSignedIn();
    await callApi("/public/contact-us/general", { token: me.token, body: enquiry });
    expect((await remove(me.token, "Wrong-tree-7")).status).toBe(422);
    expect((await remove(me.token)).status).toBe(204);
    expect(await isSignedIn(me.token)).toBe(false);
    expect(await firstRow("SELECT count(*) AS users, (SELECT count(*) FROM sessions) AS sessions FROM users")).toEqual({
      users: 0,
      sessions: 0,
    });
    expect(await firstRow("SELECT name, user_id FROM enquiries")).toEqual({ name: enquiry.name, user_id: null });
    expect(await audited()).toMatchObject([{ action: "delete", entity_id: me.id, before: null, after: null }]);
  });

  it("is rejected for the last super admin", async () => {
    const me = await storeSignedIn({ role: "super_admin" });
    await storeUser({ role: "super_admin", disabled: true });
    expect((await remove(me.token)).status).toBe(409);
    expect(await isSignedIn(me.token)).toBe(true);
    await storeUser({ role: "super_admin" });
    expect((await remove(me.token)).status).toBe(204);
  });

  it("leaves one super admin if two delete their accounts concurrently", async () => {
    const two = [await storeSignedIn({ role: "super_admin" }), await storeSignedIn({ role: "super_admin" })];
    const responses = await Promise.all(two.map(({ token }) => remove(token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});

const enquiry = {
  name: "Ma Kebbeh",
  email: "kebbeh@example.org",
  phone_number: "+231 77 555 0101",
  message: "Is it free?",
};
const sendEnquiry = (options: Parameters<typeof callApi>[1] = {}) =>
  callApi<EnquiryReceipt>("/public/contact-us/general", { body: enquiry, ...options });
const listOwnEnquiries = async (token: string) =>
  (await callApi<MyEnquiriesResponse>("/auth/enquiries", { token })).body.data.enquiries;

describe("own enquiries", () => {
  it("are those sent while signed in, the newest first", async () => {
    const me = await storeSignedIn();
    const one = (await sendEnquiry({ token: me.token })).body;
    await sendEnquiry();
    const two = (await sendEnquiry({ token: me.token })).body;
    expect((await listOwnEnquiries(me.token)).map(({ id }) => id)).toEqual([two.id, one.id]);
    expect((await listOwnEnquiries(me.token))[1]).toEqual({
      id: one.id,
      reference: one.reference,
      service: "general",
      status: "new",
      subject: null,
      message: "Is it free?",
      property_uuid: null,
      professional_id: null,
      preferred_day: null,
      preferred_time: null,
      submitted_at: expect.any(String),
    });
  });

  it("are never matched by e-mail or phone number", async () => {
    await sendEnquiry();
    const me = await storeSignedIn({ email: enquiry.email });
    expect(await listOwnEnquiries(me.token)).toEqual([]);
  });

  const claim = (token: string, receipts: string[], contact?: string) =>
    callApi<MyEnquiriesResponse & { detail: unknown }>("/auth/enquiries", { token, body: { receipts, contact } });

  it("can be claimed once with their receipts and the address of the account", async () => {
    const { id, reference } = (await sendEnquiry()).body;
    const me = await storeSignedIn({ email: enquiry.email.toUpperCase() });
    expect((await claim(me.token, [reference, "x", crypto.randomUUID()])).body.data.enquiries).toEqual([]);
    expect((await claim(me.token, [id])).body.data.enquiries).toMatchObject([{ id }]);
    const other = await storeSignedIn();
    expect((await claim(other.token, [id], enquiry.email)).status).toBe(422);
    expect(await listOwnEnquiries(me.token)).toMatchObject([{ id }]);
    expect((await claim(me.token, Array(51).fill("x"))).status).toBe(422);
  });

  it("of another person on the same device cannot be claimed with their receipts alone", async () => {
    const { id } = (await sendEnquiry()).body;
    const next = await storeSignedIn();
    expect((await claim(next.token, [id])).body.data.enquiries).toEqual([]);
    for (const contact of ["0777 000 000", "other@example.org"]) {
      const { status, body } = await claim(next.token, [id], contact);
      expect([status, body.detail]).toMatchObject([422, [{ loc: ["body", "contact"] }]]);
    }
    expect((await claim(next.token, [id], "12")).body.detail).toMatchObject([
      { loc: ["body", "contact"], msg: "Please enter a valid email address or phone number" },
    ]);
    expect(await firstRow("SELECT user_id FROM enquiries")).toEqual({ user_id: null });
  });

  it.each([
    ["the phone number in another notation", () => "077-555 0101"],
    ["the e-mail address", () => ` ${enquiry.email.toUpperCase()} `],
  ])("can be claimed with their receipts and %s", async (_name, contact) => {
    const { id } = (await sendEnquiry()).body;
    const me = await storeSignedIn();
    expect((await claim(me.token, [id], contact())).body.data.enquiries).toMatchObject([{ id }]);
  });

  const states = ["rubbish", "at_".padEnd(46, "x"), "expired", "disabled"];
  it.each(states)("are accepted without an account if the session is %s", async (state) => {
    const { id } = await storeUser({ disabled: state === "disabled" });
    const session = await storeSession(id, state === "expired" ? { accessEndsAt: new Date(0) } : {});
    const token = state.length > 8 || state === "rubbish" ? state : session.token;
    expect((await sendEnquiry({ token })).status).toBe(201);
    expect(await firstRow("SELECT user_id FROM enquiries")).toEqual({ user_id: null });
  });

  it("belong to the account after being stored from the spool", async () => {
    const me = await storeSignedIn();
    expect((await sendEnquiry({ token: me.token, bindings: { DB: unavailableDatabase } })).status).toBe(201);
    await runSchedule(env);
    expect(await listOwnEnquiries(me.token)).toHaveLength(1);
  });
});

describe("favourites", () => {
  const merge = (token: string, body: object) =>
    callApi<FavouritesResponse>("/auth/favorites", { method: "PUT", token, body });

  it("are merged with the account's, ignoring unknown properties", async () => {
    const [a, b, c] = (await storeProperties(buildProperty(), buildProperty(), buildProperty())).map(
      ({ uuid }) => uuid,
    ) as [string, string, string];
    const me = await storeSignedIn();
    expect((await merge(me.token, { uuids: [a, "sample-1", crypto.randomUUID(), a] })).body.data.uuids).toEqual([a]);
    expect((await merge(me.token, { uuids: [b] })).body.data.uuids.sort()).toEqual([a, b].sort());
    expect((await merge(me.token, { uuids: [c], removed: [a, "x"] })).body.data.uuids.sort()).toEqual([b, c].sort());
    expect((await merge(me.token, { uuids: [] })).body.data.uuids.sort()).toEqual([b, c].sort());
    expect((await merge((await storeSignedIn()).token, { uuids: [] })).body.data.uuids).toEqual([]);
  });

  it("are rejected if malformed or too many", async () => {
    const me = await storeSignedIn();
    expect((await merge(me.token, { uuids: "x" })).status).toBe(422);
    expect((await merge(me.token, {})).status).toBe(422);
    expect((await merge(me.token, { uuids: Array(501).fill("x") })).status).toBe(422);
  });

  it("are limited to the newest 500", async () => {
    const properties = await storeProperties(...Array.from({ length: 510 }, () => buildProperty()));
    const me = await storeSignedIn();
    const uuids = properties.map(({ uuid }) => uuid);
    await merge(me.token, { uuids: uuids.slice(0, 10) });
    await runSql("UPDATE favourites SET saved_at = '2020-01-01T00:00:00.000Z'");
    const { body } = await merge(me.token, { uuids: uuids.slice(10) });
    expect(body.data.uuids.sort()).toEqual(uuids.slice(10).sort());
  });
});
