import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { batch } from "#worker/db/query.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { clearExpiredEnquiries } from "#worker/modules/enquiries/enquiry-retention.repository.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiries, storeTestEnquiry } from "../../support/enquiries.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { changeEnquiry } from "../admin/inbox-requests.ts";
import { recordContact, setNextStep } from "../inbox/inbox-actions.ts";
import { findPersonOf, listPersonIds } from "../people/people-requests.ts";

const now = new Date("2026-11-15T12:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const inMonths = (months: number) => new Date(Date.UTC(2026, 10 + months, 15, 12));
let token = "";
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  ({ token } = await storeSignedIn({ role: "admin" }));
});
afterEach(() => void vi.useRealTimers());

const clear = (at: Date) => batch(env.DB, ...clearExpiredEnquiries(at));
const person = { name: "Ma Kebbeh", email: "kebbeh@example.org", message: "My secret wish" };

it("an enquiry loses its personal data with notes, replies and mail 24 months after the last change", async () => {
  const { id } = await storeTestEnquiry({ ...person, submittedAt: inMonths(-30).toISOString(), mailed: true });
  await changeEnquiry(token, id, { note: "Kebbeh called" });
  await recordContact(token, id, { by: "email", text: "Dear Kebbeh" });
  await setNextStep(token, id, { text: "Ask Kebbeh", at: "2026-11-20" });
  await runSql("UPDATE enquiries SET source = ?", '{"utm_campaign":"Kebbeh"}');
  await clear(inMonths(23));
  for (const text of ["Kebbeh called", "Dear Kebbeh", "Ask Kebbeh", person.message, person.email])
    expect(await readAllTables()).toContain(text);
  await runSchedule(env, inMonths(25));
  const remaining = await readAllTables();
  for (const trace of ["Kebbeh", "secret wish", "kebbeh@"]) expect(remaining).not.toContain(trace);
  expect(await queryRows("SELECT service, status, phone_number FROM enquiries")).toEqual([
    { service: "general", status: "new", phone_number: "" },
  ]);
});

it("suspected spam is deleted 30 days after it was marked, and an old enquiry without an address is emptied", async () => {
  const marked = await storeTestEnquiry({ ...person, submittedAt: inMonths(-3).toISOString() });
  const old = await storeTestEnquiry({ ...person, email: "", submittedAt: inMonths(-25).toISOString() });
  await changeEnquiry(token, marked.id, { spam: true });
  const stored = () => queryRows("SELECT id, name FROM enquiries");
  await clear(inDays(29));
  expect(await stored()).toEqual([
    { id: marked.id, name: person.name },
    { id: old.id, name: "" },
  ]);
  await clear(inDays(31));
  expect(await stored()).toEqual([{ id: old.id, name: "" }]);
});

it("people whose enquiries are emptied are deleted, but no owners, suppliers and people with newer contact", async () => {
  const submittedAt = inMonths(-25).toISOString();
  const names = ["Old Client", "Old Owner", "Active"];
  const [, owner, active] = await storeTestEnquiries(
    ...names.map((name, n) => ({ name, email: "", phone_number: `077555090${n}`, submittedAt })),
    { name: "Active", email: "", phone_number: "0775550902" },
  );
  await runSql("UPDATE people SET is_owner = 1 WHERE name = 'Old Owner'");
  const kept = [await findPersonOf(owner?.id ?? ""), await findPersonOf(active?.id ?? "")];
  await runSchedule(env, now);
  expect(await listPersonIds()).toEqual(kept);
  expect(await readAllTables()).not.toContain("Old Client");
});

it("counts of senders and stored responses are deleted after a day", async () => {
  await callApi("/public/contact-us/general", {
    body: { ...person, phone_number: "0775 550 101" },
    headers: { "idempotency-key": "enquiry-1" },
  });
  const rows = () =>
    queryRows(
      "SELECT (SELECT count(*) FROM throttles) AS counts, (SELECT count(*) FROM idempotency_records) AS responses",
    );
  await runSchedule(env, now);
  expect(await rows()).toEqual([{ counts: 4, responses: 1 }]);
  await runSchedule(env, new Date(now.getTime() + 25 * 3_600_000));
  expect(await rows()).toEqual([{ counts: 0, responses: 0 }]);
});
