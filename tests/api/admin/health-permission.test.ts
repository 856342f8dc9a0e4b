import { beforeEach, describe, expect, it } from "vitest";
import type { Stats } from "#contract/admin/stats.ts";
import type { Colleagues, Team } from "#contract/admin/team.ts";
import type { PropertyActivityResponse } from "#contract/listings/status/property-activity.ts";
import { callApi, readAllTables, storeSession, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { describedEndpoints } from "../../support/endpoints.ts";
import { storeTestEnquiries, storeTestEnquiry } from "../../support/enquiries.ts";
import { storeProperty } from "../../support/properties.ts";
import { changeEnquiry, getEnquiry, hoursAgo, listEnquiries } from "./inbox-requests.ts";
import { isSignedIn, patchMember, readAudit, storeSuperAdmin } from "./team-requests.ts";

const patient = {
  name: "Nowai Zubah",
  email: "nowai-zubah@example.org",
  phone_number: "+231 88 655 4433",
  message: "My daughter has malaria",
  subject: "Paediatrician",
  preferred_day: "2031-05-06",
};
const secretWords = /nowai|zubah|6554433|655 4433|malaria|paediatrician|2031-05-06/i;

let lettings = { id: "", token: "" };
let nurse = { id: "", token: "" };
beforeEach(async () => {
  lettings = await storeSignedIn({ role: "admin", sees_health: false });
  nurse = await storeSignedIn({ role: "admin", sees_health: true });
});

/** Stores an enquiry to the clinic that also names a listing, with notes and a history. */
async function storeClinicEnquiry() {
  const { uuid } = await storeProperty();
  const enquiry = await storeTestEnquiry({ ...patient, service: "health", property_uuid: uuid });
  await changeEnquiry(nurse.token, enquiry.id, { note: "Nowai has malaria", assignee_id: nurse.id });
  return { ...enquiry, uuid };
}

const personOf = async (enquiry: string) =>
  (await getEnquiry(nurse.token, enquiry)).body.data.submission.person_id ?? "";

describe("a clinic enquiry", () => {
  it("shows no word to a colleague without the permission, whatever is called", async () => {
    const { id, uuid, reference } = await storeClinicEnquiry();
    const personId = await personOf(id);
    expect((await callApi(`/people/${personId}`, { token: nurse.token })).text).toMatch(secretWords);
    const bodies = [undefined, {}, { q: "Nowai" }, { q: "0886554433" }, { spam: false, service: "health" }];
    const reads = describedEndpoints.filter(
      ({ method, access, path }) =>
        ["admin", "user"].includes(access) && (method === "GET" || /search|find|export/.test(path)),
    );
    expect(reads.length).toBeGreaterThan(20);
    for (const { method, path } of reads) {
      const target = path.replace(":id", path.startsWith("/people") ? personId : id).replace(":uuid", uuid);
      const queries =
        method === "GET" ? ["", `?q=Nowai&property_uuid=${uuid}`, "?service=health", `?q=${reference}`] : [""];
      for (const each of queries) {
        for (const body of method === "GET" ? [undefined] : bodies) {
          const { text } = await callApi(`${target}${each}`, { method, body, token: lettings.token });
          expect(text, `${method} ${path}${each}`).not.toMatch(secretWords);
          expect(text, `${method} ${path}${each}`).not.toContain(reference);
        }
      }
    }
    // The words are there to be found.
    expect(await readAllTables()).toMatch(secretWords);
  });

  it("stays unknown if a relative asks about a home with the same number", async () => {
    const { id } = await storeClinicEnquiry();
    const home = await storeTestEnquiry({ name: "Tete Zoe", email: "", phone_number: patient.phone_number });
    const [hidden, shown] = [await personOf(id), await personOf(home.id)];
    expect(hidden).not.toBe(shown);
    const read = async (path: string, token: string) => (await callApi(path, { token })).text;
    expect(await read(`/people/${shown}`, lettings.token)).not.toMatch(/nowai|zubah|malaria/i);
    expect(await read("/people?q=0886554433", lettings.token)).not.toMatch(/nowai|zubah/i);
    expect(await read(`/people/${shown}`, nurse.token)).toMatch(/nowai zubah/i);

    const merge = await callApi<{ undo: string }>(`/people/${shown}/merge`, {
      body: { other_id: hidden },
      token: nurse.token,
    });
    expect(merge.status).toBe(200);
    expect(await read(`/people/${shown}`, nurse.token)).toMatch(/nowai zubah/i);
    const undo = (token: string) => callApi("/people/undo-merge", { body: { undo: merge.body.undo }, token });
    expect((await undo(lettings.token)).status).toBe(404);
    expect((await undo(nurse.token)).status).toBe(200);
  });

  it("adds no address to a person whom other colleagues see", async () => {
    const home = await storeTestEnquiry({ name: patient.name, email: "", phone_number: patient.phone_number });
    const { id } = await storeClinicEnquiry();
    expect(await personOf(id)).toBe(await personOf(home.id));
    const { text } = await callApi(`/people/${await personOf(home.id)}`, { token: lettings.token });
    expect(text).not.toMatch(/nowai-zubah@|malaria|paediatrician/i);
  });

  it("is missing by id for a colleague without the permission, who cannot change it", async () => {
    const { id } = await storeClinicEnquiry();
    const before = await readAllTables();
    expect((await getEnquiry(lettings.token, id)).status).toBe(404);
    for (const change of [{ status: "closed" }, { note: "Seen" }, { assignee_id: lettings.id }, { spam: true }]) {
      expect((await changeEnquiry(lettings.token, id, change)).status).toBe(404);
    }
    expect(await readAllTables()).toBe(before);
  });

  it("is shown and changed by a colleague with the permission and by a super admin", async () => {
    const owner = await storeSuperAdmin();
    const { id } = await storeClinicEnquiry();
    for (const { token } of [nurse, owner]) {
      expect((await getEnquiry(token, id)).body.data.submission).toMatchObject({ name: patient.name });
      expect((await listEnquiries(token, "?q=malaria")).body.total).toBe(1);
      expect((await callApi("/export/submissions.csv", { token })).text).toMatch(secretWords);
      expect((await changeEnquiry(token, id, { status: token === owner.token ? "closed" : "read" })).status).toBe(200);
    }
  });

  it("counts nowhere for a colleague without the permission", async () => {
    const { uuid } = await storeClinicEnquiry();
    const submittedAt = hoursAgo(240);
    await storeTestEnquiries(
      { service: "health", spam: true },
      { service: "health", submittedAt },
      { service: "real-estate", submittedAt },
    );
    const { body } = await listEnquiries(lettings.token);
    expect(body.total).toBe(1);
    expect(body.counts).toMatchObject({ total: 1, new: 1, last_7_days: 0, unanswered: 1, overdue: 1, spam: 0 });
    const { body: stats } = await callApi<Stats>("/stats", { token: lettings.token });
    expect(stats).toMatchObject({ unread_inquiries: 1, unanswered: 1, overdue: 1 });
    expect([stats.inquiries.value, stats.inquiries.recent, stats.new_inquiries.value]).toEqual([1, 1, 0]);
    expect(stats.days.reduce((total, { inquiries }) => total + (inquiries.health ?? 0), 0)).toBe(0);
    const activity = async (token: string) =>
      (await callApi<PropertyActivityResponse>(`/properties/${uuid}/activity`, { token })).body.data.enquiries.total;
    expect([await activity(lettings.token), await activity(nurse.token)]).toEqual([0, 1]);
    expect((await listEnquiries(nurse.token)).body.counts).toMatchObject({ total: 3, spam: 1 });
  });

  it("cannot be assigned to a colleague who may not see it", async () => {
    const { id } = await storeClinicEnquiry();
    const refused = await changeEnquiry(nurse.token, id, { assignee_id: lettings.id, status: "closed" });
    expect([refused.status, refused.body.detail[0]?.loc]).toEqual([422, ["body", "assignee_id"]]);
    const owner = await storeSuperAdmin();
    expect((await changeEnquiry(nurse.token, id, { assignee_id: owner.id })).status).toBe(200);
    const other = await storeTestEnquiry();
    expect((await changeEnquiry(nurse.token, other.id, { assignee_id: lettings.id })).status).toBe(200);
  });
});

describe("the permission health", () => {
  it("is given and taken by a super admin, recorded, and counts from the next request on", async () => {
    const owner = await storeSuperAdmin();
    const { id } = await storeClinicEnquiry();
    const given = await patchMember(owner.token, lettings.id, { permissions: ["health", "health"] });
    expect([given.status, given.body.user.permissions]).toEqual([200, ["health"]]);
    expect(await isSignedIn(lettings.token)).toBe(true);
    expect((await getEnquiry(lettings.token, id)).status).toBe(200);
    const taken = await patchMember(owner.token, lettings.id, { permissions: [] });
    expect(taken.body.user.permissions).toEqual([]);
    expect((await getEnquiry(lettings.token, id)).status).toBe(404);
    const entries = (await readAudit()).filter(({ entity_id }) => entity_id === lettings.id);
    expect(entries.map(({ before, after }) => [JSON.parse(`${before}`).permissions, JSON.parse(`${after}`)])).toEqual([
      [[], { permissions: ["health"] }],
      [["health"], { permissions: [] }],
    ]);
  });

  it("is shown by the team, the colleagues and the own account", async () => {
    const owner = await storeSuperAdmin();
    const customer = await storeUser({ sees_health: true });
    const { body } = await callApi<Team>("/team", { token: owner.token });
    const shown = Object.fromEntries(body.data.users.map(({ id, permissions }) => [id, permissions]));
    expect(shown).toEqual({ [owner.id]: ["health"], [nurse.id]: ["health"], [lettings.id]: [], [customer.id]: [] });
    const { body: colleagues } = await callApi<Colleagues>("/team/colleagues", { token: lettings.token });
    expect(colleagues.find(({ id }) => id === lettings.id)?.permissions).toEqual([]);
    const me = await callApi("/auth/me", { token: nurse.token });
    expect(me.body).toMatchObject({ user: { permissions: ["health"] } });
  });

  it("ends when an admin becomes a customer", async () => {
    const owner = await storeSuperAdmin();
    await patchMember(owner.token, nurse.id, { role: "user" });
    const { body } = await patchMember(owner.token, nurse.id, { role: "admin" });
    expect(body.user.permissions).toEqual([]);
    const { token } = await storeSession(nurse.id);
    const { id } = await storeTestEnquiry({ service: "health" });
    expect((await getEnquiry(token, id)).status).toBe(404);
  });

  it("is not given by a wrong value, which is named", async () => {
    const owner = await storeSuperAdmin();
    const before = await readAllTables();
    const { status, body } = await patchMember(owner.token, lettings.id, { permissions: ["homes"] });
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ["body", "permissions", 0] }] });
    expect(await readAllTables()).toBe(before);
  });

  it("cannot be given by an admin, nor by a super admin to themselves", async () => {
    const owner = await storeSuperAdmin();
    for (const [token, id] of [
      [nurse.token, lettings.id],
      [lettings.token, lettings.id],
      [owner.token, owner.id],
    ] as const)
      expect((await patchMember(token, id, { permissions: ["health"] })).status).toBe(403);
  });
});
