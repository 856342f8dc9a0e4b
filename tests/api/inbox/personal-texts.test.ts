import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { PrivacyExport, PrivacyMatches } from "#contract/admin/privacy.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { recordContact, setNextStep } from "./inbox-actions.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

const email = "kebbeh@example.org";
const today = () => new Date().toISOString().slice(0, 10);

/** Stores an enquiry with a reply, a next step and a source. */
async function storeWorkedOn() {
  const { id, reference } = await storeTestEnquiry({ email, phone_number: "0770 000 001" });
  await recordContact(token, id, { by: "email", text: "Dear Kebbeh, my number is 0770 000 002" });
  await setNextStep(token, id, { text: "Ask Kebbeh", at: today() });
  await env.DB.prepare("UPDATE enquiries SET source = ? WHERE id = ?")
    .bind(JSON.stringify({ utm_campaign: "Kebbeh" }), id)
    .run();
  return { id, reference };
}

describe("replies and next steps of an enquiry", () => {
  it("are in the export of the person", async () => {
    await storeWorkedOn();
    const { data } = (await callApi<PrivacyExport>("/privacy/export", { body: { email }, token })).body;
    expect(data.enquiries).toMatchObject([
      {
        next_step: "Ask Kebbeh",
        source: { utm_campaign: "Kebbeh" },
        events: [
          { kind: "email", text: null },
          { kind: "reply", text: "Dear Kebbeh, my number is 0770 000 002" },
          { kind: "next step", text: "Ask Kebbeh" },
        ],
      },
    ]);
  });

  it("are searched for the number of another person", async () => {
    const { id, reference } = await storeWorkedOn();
    const { data } = (await callApi<PrivacyMatches>("/privacy/find", { body: { person: "0770 000 002" }, token })).body;
    expect(data.mentions).toEqual([{ kind: "enquiry", id, name: reference, fields: ["replies and next steps"] }]);
  });

  it("are erased with the person", async () => {
    await storeWorkedOn();
    await callApi("/privacy/erase", { body: { email }, token });
    expect(await readAllTables()).not.toContain("Kebbeh");
  });

  it("are cleared 24 months after the last change", async () => {
    await storeWorkedOn();
    await env.DB.prepare("UPDATE enquiries SET changed_at = '2024-01-01T00:00:00.000Z'").run();
    await runSchedule(env);
    expect(await readAllTables()).not.toContain("Kebbeh");
  });
});
