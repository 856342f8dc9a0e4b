import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { PrivacyMatches } from "#contract/admin/privacy.ts";
import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { createAdminClient } from "../../support/admin-client.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { storeProperty } from "../../support/properties.ts";
import { get } from "../../support/public-client.ts";
import { newProfessional } from "../../support/service-items.ts";
import { readPage, type SavedSiteResponse, savedDetails, saveSite } from "../site/saved-site.ts";

const enquiry = { name: "Ma Kebbeh", email: "kebbeh@example.org", message: "Is it free?" };
const sendEnquiry = (phone_number: string) =>
  callApi<EnquiryReceipt>("/public/contact-us/general", { body: { ...enquiry, phone_number } });
const storedNumber = async () =>
  (await env.DB.prepare("SELECT phone_number FROM enquiries").first<{ phone_number: string }>())?.phone_number;

/** One number, as people write it. */
const notations = [
  "775556066",
  "0775556066",
  "077-555-6066",
  "+231 77 555 6066",
  "+231 0775556066",
  "+231 (0)77 555 6066",
  "00231 77 555 6066",
  "2310775556066",
];
/** Its last seven digits are the same. */
const similar = "0885556066";
const unlikeAnyNumber = "abcdefab-cdef-4abc-8def-abcdefabcdef";

describe("the phone number of an enquiry", () => {
  it.each([
    ["\u202a+231 77 555 6066\u202c", "+231 77 555 6066"],
    ["\ufeff0775\u200b556\u200e066", "0775556066"],
    ["+231\u201177\u2013555\u22126066", "+231-77-555-6066"],
    ["\uff10\uff17\uff17\uff15\uff15\uff15\uff16\uff10\uff16\uff16", "0775556066"],
    ["\u0660\u0667\u0667\u0665\u0665\u0665\u0666\u0660\u0666\u0666", "0775556066"],
    ["0775\u00a0556\u202f066", "0775 556 066"],
    [[..."0775556066"].join("\u200b\u200b\u200b"), "0775556066"],
    ["(0775) 556.066", "(0775) 556.066"],
    ["12345", "12345"],
    ["0886 123 4567", "0886 123 4567"],
  ])("%j is stored as %j", async (sent, stored) => {
    expect((await sendEnquiry(sent)).status).toBe(201);
    expect(await storedNumber()).toBe(stored);
  });

  it.each(["", "1234", "call me", "\u200b\u200b\u200b\u200b\u200b", "1".repeat(31)])("%j is rejected", async (sent) => {
    expect((await sendEnquiry(sent)).status).toBe(422);
    expect(await storedNumber()).toBeUndefined();
  });

  it.each(notations)("%s is found in the inbox by every notation and by its parts", async (phone_number) => {
    const { token } = await storeSignedIn({ role: "admin" });
    const { id } = await storeTestEnquiry({ name: "Mary Kollie", phone_number });
    const other = await storeTestEnquiry({ name: "Other", phone_number: similar });
    // A reference is searched too, and a random one may begin with the digits of a search.
    await env.DB.prepare("UPDATE enquiries SET id = ? WHERE id = ?").bind(unlikeAnyNumber, other.id).run();
    const searches = [
      ...notations,
      "077 555",
      "0775556",
      "77555",
      "+231 77 555",
      "Mary 0775556066",
      "\u202a0775556066",
    ];
    for (const q of searches) {
      const { body } = await callApi<SubmissionList>("/contact/submissions/search", { token, body: { q } });
      expect(
        body.data.submissions.map((each) => each.id),
        q,
      ).toEqual([id]);
    }
  });

  it.each(notations)("%s is found among personal data, and no similar one", async (phone_number) => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    await storeTestEnquiry({ email: "mary@example.org", phone_number });
    await storeTestEnquiry({ email: "other@example.org", phone_number: similar });
    for (const person of notations) {
      const { body } = await callApi<PrivacyMatches>("/privacy/find", { token, body: { person } });
      expect(
        body.data.people.flatMap(({ contacts }) => contacts.slice(1)),
        person,
      ).toEqual(["mary@example.org"]);
    }
  });

  it("is found among personal data before the last digits of another one, but not as a part of a longer one", async () => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    await storeTestEnquiry({ email: "mary@example.org", phone_number: "0775 556 066-068" });
    await storeTestEnquiry({ email: "other@example.org", phone_number: "0775 556 066 789" });
    for (const [person, emails] of [
      ["0775556066", ["mary@example.org"]],
      ["0775 556 066-068", ["mary@example.org"]],
      ["0775556066789", ["other@example.org"]],
    ] as const) {
      const { body } = await callApi<PrivacyMatches>("/privacy/find", { token, body: { person } });
      expect(
        body.data.people.flatMap(({ contacts }) => contacts.slice(1)),
        person,
      ).toEqual(emails);
    }
  });

  it("proves that an enquiry is one's own in any notation, but not a similar number", async () => {
    const { token } = await storeSignedIn();
    const { id } = await storeTestEnquiry({ phone_number: "+231 77 555 6066" });
    const claim = async (contact: string) =>
      (await callApi("/auth/enquiries", { token, body: { receipts: [id], contact } })).status;
    expect([await claim(similar), await claim("0775556066 12"), await claim("00231 (0)775556066")]).toEqual([
      422, 422, 200,
    ]);
  });
});

describe("the number of a listing", () => {
  it.each(notations)("%s is a link on its page and in responses", async (contact_number) => {
    const { uuid } = await storeProperty({ contact_number });
    const { body } = await get<{ data: { property: object } }>(`/public/properties/${uuid}`);
    expect(body.data.property).toMatchObject({ contact_number, contact_e164: "+231775556066" });
    const html = await readPage(`/property/${uuid}`);
    expect(html).toContain('href="tel:+231775556066"');
    expect(html).toContain(contact_number);
  });

  it("stays foreign, and is text without a link if it cannot be called", async () => {
    const foreign = await storeProperty({ contact_number: "001 202 555 0143" });
    expect(await readPage(`/property/${foreign.uuid}`)).toContain('href="tel:+12025550143"');
    const unread = await storeProperty({ contact_number: "0886 123 4567" });
    const html = await readPage(`/property/${unread.uuid}`);
    expect(html).toContain("0886 123 4567");
    expect(html).not.toMatch(/href="tel:\+?(231)?0?886/);
  });

  it("is in no card", async () => {
    await storeProperty({ contact_number: "0775556066" });
    const { body } = await get<object>("/public/properties?view=card");
    expect(JSON.stringify(body)).not.toMatch(/contact|775556066/);
  });

  it.each(notations)("%s finds the listings with it, and none with a similar one", async (contact_number) => {
    const { send, publish } = await createAdminClient();
    const shared = { area: "Sinkor", bedrooms: "3", price: "100000" };
    const listing = await publish("buy", { ...shared, contact_number: "\u202a+231 77 555 6066\u202c" });
    await publish("buy", { ...shared, contact_number: similar });
    const { body } = await send<{ data: { properties: { uuid: string }[] } }>("/properties/duplicates", {
      body: { kind: "buy", contact_number, area: "Sinkor", bedrooms: 3, price: 100_000 },
    });
    expect(body.data.properties.map(({ uuid }) => uuid)).toEqual([listing.uuid]);
  });
});

describe("the number of a doctor", () => {
  it.each([
    ["0775556066", 'href="tel:+231775556066"'],
    ["+231 (0)77-555-6066, mornings", 'href="tel:+231775556066"'],
    ["0886 123 4567", "<dd>0886 123 4567</dd>"],
  ])("%j is shown as %s", async (contact, expected) => {
    const { token } = await storeSignedIn({ role: "admin" });
    const { body } = await callApi<{ id: string }>("/professionals", { token, body: { ...newProfessional, contact } });
    expect((await readPage(`/health/${body.id}`)).replaceAll(/<dd[^>]*>/g, "<dd>")).toContain(expected);
  });
});

describe("the numbers of the business", () => {
  it("get a form that their links can have", async () => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    const { status, body } = await saveSite(token, {
      ...savedDetails,
      phone: "\u202a+231 (0)77 555 6066\u202c",
      whatsapp: "+231 0886123456",
    });
    expect([status, body.data.site.phone, body.data.site.whatsapp]).toEqual([
      200,
      "+231 77 555 6066",
      "+231 88 612 3456",
    ]);
    const html = await readPage("/contact?service=general");
    expect(html).toContain("+231 77 555 6066");
  });

  it("that an earlier version stored have it too", async () => {
    const { team, services, ...rest } = savedDetails;
    const [member] = team;
    const details = {
      ...rest,
      phone: "+231 (0)77 555 6066",
      team: [{ ...member, phone: "+231 0886123456" }],
      services: { ...services, health: { phone: "+231 (0)886123456", whatsapp: null, email: null, claims: [] } },
    };
    await env.DB.prepare("INSERT INTO site_settings (id, details, saved_at) VALUES (1, ?, '2026-01-01')")
      .bind(JSON.stringify(details))
      .run();
    const { site } = (await get<SavedSiteResponse>("/site")).body.data;
    const numbers = [site.phone, site.team[0]?.phone, site.services.health?.phone];
    expect(numbers).toEqual(["+231 77 555 6066", "+231 88 612 3456", "+231 88 612 3456"]);
  });
});
