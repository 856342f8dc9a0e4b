import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { batch } from "#worker/db/query.ts";
import { clearExpiredEnquiries } from "#worker/modules/enquiries/enquiry-retention.repository.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { countRows, runSql } from "../../support/storage/rows.ts";
import { house } from "../properties/import/import-rows.ts";
import { createPeopleClient, findPersonOf, listPersonIds } from "./people-requests.ts";

const patient = {
  name: "Nowai Zubah",
  phone: "0886 554 433",
  email: "nowai@example.org",
  note: "Has malaria",
  patient: true,
};
const secretWords = /nowai|zubah|malaria/i;
/** An enquiry of the patient to the clinic. */
const enquiry = { ...patient, phone_number: patient.phone, service: "health" } as const;

let lettings = { id: "", token: "" };
let nurse = { id: "", token: "" };
let forLettings: ReturnType<typeof createPeopleClient>;
let forNurse: ReturnType<typeof createPeopleClient>;
beforeEach(async () => {
  lettings = await storeSignedIn({ role: "admin", sees_health: false });
  nurse = await storeSignedIn({ role: "admin", sees_health: true });
  forLettings = createPeopleClient(lettings.token);
  forNurse = createPeopleClient(nurse.token);
});
const addPatient = async () => (await forNurse.create(patient)).body.id;
const addSender = async (change = {}) =>
  (await findPersonOf((await storeTestEnquiry({ ...enquiry, ...change })).id)) ?? "";
/** A patient is marked by a colleague, or known from an enquiry to the clinic. */
const ways = { marked: addPatient, "known from an enquiry": addSender };

/** Expects that the lists, the search, the page and the export of homes show nothing of the patient to the colleague. */
async function expectHidden(id: string) {
  for (const q of ["", "?q=nowai", "?q=0886554433", "?q=nowai@example.org", "?kind=owner", "?kind=client"])
    expect((await forLettings.list(q)).text, q).not.toMatch(secretWords);
  expect((await forLettings.get(id)).status).toBe(404);
  for (const other of (await forLettings.list()).body.data.people)
    expect((await forLettings.get(other.id)).text).not.toMatch(secretWords);
  expect((await callApi("/export/properties.csv", { token: lettings.token })).text).not.toMatch(secretWords);
}

it("is not deleted by a colleague without the permission, and keeps the enquiry", async () => {
  const id = await addSender();
  const before = await readAllTables();
  expect((await forLettings.remove(id)).status).toBe(404);
  expect(await readAllTables()).toBe(before);
});

it("is seen by colleagues with the permission only, without an enquiry", async () => {
  const id = await addPatient();
  expect((await forNurse.get(id)).body.data.person).toMatchObject({ name: "Nowai Zubah", patient: true });
  expect((await forNurse.list("?q=nowai")).body.data.people).toMatchObject([{ id, patient: true }]);
  await expectHidden(id);
  const before = await readAllTables();
  expect((await forLettings.change(id, { note: "Seen" })).status).toBe(404);
  expect((await forLettings.remove(id)).status).toBe(404);
  expect((await forLettings.merge(id, id)).status).toBe(404);
  expect(await readAllTables()).toBe(before);
  expect((await forNurse.change(id, { patient: false })).status).toBe(200);
  expect((await forLettings.get(id)).body.data.person).toMatchObject({ patient: false });
});

it("is not given away by the number: another person can have it as if it were unknown", async () => {
  const id = await addPatient();
  const added = await forLettings.create({ name: "Tete", phone: "+231886554433" });
  const unknown = await forLettings.create({ name: "Joy", phone: "0775550101" });
  expect([added.status, Object.keys(added.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
  expect((await forLettings.change(unknown.body.id, { phone: "0886554433", shared: true })).status).toBe(200);
  expect((await forLettings.get(added.body.id)).text).not.toContain(id);
  await expectHidden(id);
  expect((await forLettings.create({ name: "Ben", phone: "0886554433" })).body.id).toBe(added.body.id);
  expect((await forNurse.create({ name: "Ben", phone: "0886554433" })).body.id).toBe(id);
});

it("cannot be added or marked without the permission", async () => {
  const refused = await forLettings.create(patient);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("patient")]);
  expect(await listPersonIds()).toEqual([]);
  const { id } = (await forLettings.create({ name: "Tete", phone: "0775550101" })).body;
  expect((await forLettings.change(id, { patient: true })).status).toBe(422);
  expect((await forNurse.change(id, { patient: "yes" })).status).toBe(422);
  expect((await forLettings.change(id, { patient: false, note: "x" })).status).toBe(200);
  expect((await forNurse.get(id)).body.data.person).toMatchObject({ patient: false, note: "x" });
});

it("stays unknown if an enquiry to another service has the number, also with the name", async () => {
  const id = await addPatient();
  const home = await storeTestEnquiry({ name: patient.name, email: "", phone_number: "+231886554433" });
  const own = (await findPersonOf(home.id)) ?? "";
  expect(own).not.toBe(id);
  const { text } = await forLettings.get(own);
  expect(text).not.toMatch(/malaria|nowai@/);
  expect(text).not.toContain(id);
  expect((await forNurse.get(own)).body.data.person.suggestions).toMatchObject([{ id }]);
  expect(await addSender()).toBe(id);
  const both = { name: "Both Ways", phone_number: "0770000001" };
  await storeTestEnquiry({ ...both, message: "A flat" });
  await storeTestEnquiry({ ...both, message: "Has malaria", service: "health" });
  expect((await forLettings.list("?q=both")).body.data.people).toMatchObject([{ about: "A flat" }]);
  expect((await forNurse.list("?q=both")).body.data.people).toMatchObject([{ about: "Has malaria" }]);
});

it.each(Object.entries(ways))("who is %s stays unknown if an import has the number for an owner", async (_, add) => {
  const id = await add();
  for (const token of [lettings.token, nurse.token]) {
    const rows = [{ ...house, reference: "R-1", owner_name: "Landlord", owner_phone: "+231 886 554 433" }];
    expect((await callApi("/import/properties", { body: { rows }, token })).status).toBe(200);
    await expectHidden(id);
    const [owner] = (await forLettings.list("?kind=owner")).body.data.people;
    expect(owner).toMatchObject({ name: "Landlord", phone: "+231 886 554 433" });
    expect(owner?.id).not.toBe(id);
  }
});

it.each(Object.entries(ways))("who is %s stays unknown as the owner of a home", async (_, add) => {
  const id = await add();
  const home = await storeProperty();
  await storeImage(home, { variants: [] });
  const { uuid, reference } = home;
  const link = (token: string) =>
    callApi("/update/buy/property", { method: "PATCH", body: { uuid, owner_id: id }, token });
  expect((await link(lettings.token)).status).toBe(422);
  expect((await link(nurse.token)).status).toBe(200);
  await expectHidden(id);
  expect((await forLettings.list(`?q=${reference}`)).text).not.toMatch(secretWords);
  expect((await forNurse.get(id)).body.data.person).toMatchObject({ patient: true, listings: [{ uuid }] });
  expect((await callApi("/export/properties.csv", { token: nurse.token })).text).toMatch(secretWords);
  // A file that was exported without the name keeps the owner.
  for (const owner of [{ owner_name: "", owner_phone: "" }, { owner_phone: "0886554433" }]) {
    await callApi("/import/properties", { body: { rows: [{ reference, ...owner }] }, token: nurse.token });
    expect((await forNurse.get(id)).body.data.person).toMatchObject({ listings: [{ uuid }] });
  }
});

it("stays unknown when a colleague gives another kind, and when the enquiries are cleared", async () => {
  const old = new Date();
  old.setUTCMonth(old.getUTCMonth() - 25);
  const { id: first } = await storeTestEnquiry({ ...enquiry, submittedAt: old.toISOString() });
  const id = (await findPersonOf(first)) ?? "";
  expect((await forNurse.change(id, { note: patient.note })).status).toBe(200);
  await batch(env.DB, ...clearExpiredEnquiries(new Date()));
  expect(await findPersonOf(first)).toBeNull();
  await expectHidden(id);
  const other = await addSender({ name: "Nowai B", email: "", phone_number: "0770111222" });
  await forNurse.change(other, { kinds: ["client", "supplier"] });
  await expectHidden(other);
});

it("stays unknown when the only enquiry was marked as spam and is deleted", async () => {
  const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
  const { id: enquiryId } = await storeTestEnquiry({ ...enquiry, submittedAt: old });
  const id = (await findPersonOf(enquiryId)) ?? "";
  await runSql("UPDATE enquiries SET spam = 1, changed_at = ? WHERE id = ?", old, enquiryId);
  await batch(env.DB, ...clearExpiredEnquiries(new Date()));
  expect(await countRows("enquiries")).toBe(0);
  await expectHidden(id);
});

it.each(["owner", "client"])("known from an enquiry makes a person who is %s private with it", async (kind) => {
  const id = await addSender();
  for (const [kept, merged] of [
    ["other", "patient"],
    ["patient", "other"],
  ]) {
    const other = (await forLettings.create({ name: `N. ${kept}`, phone: `07755501${kept?.length}0`, kinds: [kind] }))
      .body.id;
    const ids = { other, patient: id };
    const { undo } = (
      await forNurse.merge(kept === "other" ? ids.other : ids.patient, merged === "other" ? ids.other : ids.patient)
    ).body;
    await expectHidden(kept === "other" ? other : id);
    expect((await forNurse.undo(undo)).status).toBe(200);
    expect((await forLettings.get(other)).body.data.person).toMatchObject({ patient: false });
    await expectHidden(id);
  }
});

it("makes a person a patient who becomes one with it, until the merge is undone", async () => {
  const id = await addPatient();
  const other = (await forLettings.create({ name: "N. Z.", phone: "0775550101" })).body.id;
  const { undo } = (await forNurse.merge(other, id)).body;
  await expectHidden(other);
  expect((await forLettings.undo(undo)).status).toBe(404);
  expect((await forNurse.undo(undo)).status).toBe(200);
  await expectHidden(id);
  expect((await forLettings.get(other)).body.data.person).toMatchObject({ name: "N. Z.", patient: false });
});
