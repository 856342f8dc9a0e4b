import { beforeEach, describe, expect, it } from "vitest";
import type { PrivacyMatches } from "#contract/admin/privacy.ts";
import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiries, storeTestEnquiry } from "../../support/enquiries.ts";
import { buildProperty, storeProperties, storeProperty } from "../../support/properties.ts";
import { get } from "../../support/public-client.ts";
import { newProfessional } from "../../support/service-items.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { readPage, savedDetails, saveSite } from "../site/saved-site.ts";

/** One number, as people write it. All spellings are in tests/local/people/phone-numbers.test.ts. */
const notations = ["775556066", "0775556066", "077-555-6066", "+231 (0)77 555 6066", "00231 77 555 6066"];
/** Its last seven digits are the same. */
const similar = "0885556066";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

describe("the phone number of an enquiry", () => {
  it("is stored as it was written, without invisible signs and with plain digits, or rejected", async () => {
    const send = (phone_number: string) =>
      callApi<EnquiryReceipt>("/public/contact-us/general", {
        body: { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number },
      });
    expect((await send("\u202a+231\u201177 \u0665\u0665\u0665.6066\u202c")).status).toBe(201);
    expect((await send("call me")).status).toBe(422);
    const results = await queryRows("SELECT phone_number FROM enquiries");
    expect(results).toEqual([{ phone_number: "+231-77 555.6066" }]);
  });

  it("is found among personal data in every notation, and no similar one nor a part of a longer one", async () => {
    await storeTestEnquiries(
      ...notations.map((phone_number) => ({ email: "mary@example.org", phone_number })),
      { email: "near@example.org", phone_number: similar },
      { email: "range@example.org", phone_number: "0886 556 066-068" },
      { email: "long@example.org", phone_number: "0886 556 066 789" },
    );
    const find = async (person: string) => {
      const { body } = await callApi<PrivacyMatches>("/privacy/find", { token, body: { person } });
      return body.data.people.flatMap(({ contacts }) => contacts.filter((each) => each.includes("@")));
    };
    for (const person of notations) expect(await find(person), person).toEqual(["mary@example.org"]);
    expect(await find("0886556066")).toEqual(["range@example.org"]);
    expect(await find("0886 556 066-068")).toEqual(["range@example.org"]);
    expect(await find("0886556066789")).toEqual(["long@example.org"]);
  });

  it("proves that an enquiry is one's own in any notation, but not a similar number", async () => {
    const visitor = await storeSignedIn();
    const { id } = await storeTestEnquiry({ phone_number: "+231 77 555 6066" });
    const claim = async (contact: string) =>
      (await callApi("/auth/enquiries", { token: visitor.token, body: { receipts: [id], contact } })).status;
    expect([await claim(similar), await claim("0775556066 12"), await claim("00231 (0)775556066")]).toEqual([
      422, 422, 200,
    ]);
  });
});

describe("the number of a listing", () => {
  it("is a link on its page and in responses, also a foreign one, and in no card", async () => {
    for (const [contact_number, e164] of [
      ["+231 (0)77 555 6066", "+231775556066"],
      ["001 202 555 0143", "+12025550143"],
    ]) {
      const { uuid } = await storeProperty({ contact_number });
      const { body } = await get<{ data: { property: object } }>(`/public/properties/${uuid}`);
      expect(body.data.property).toMatchObject({ contact_number, contact_e164: e164 });
      const html = await readPage(`/property/${uuid}`);
      expect(html).toContain(`href="tel:${e164}"`);
      expect(html).toContain(contact_number);
    }
    const { body } = await get<object>("/public/properties?view=card");
    expect(JSON.stringify(body)).not.toMatch(/contact|775556066/);
  });

  it("is text without a link if it cannot be called", async () => {
    const unread = await storeProperty({ contact_number: "0886 123 4567" });
    const html = await readPage(`/property/${unread.uuid}`);
    expect(html).toContain("0886 123 4567");
    expect(html).not.toMatch(/href="tel:\+?(231)?0?886/);
  });

  it("finds the listings with it in every notation, and none with a similar one", async () => {
    const shared = { area: "Sinkor", bedrooms: 3, price: 100_000 };
    const [listing] = await storeProperties(
      buildProperty({ ...shared, contact_number: "\u202a+231 77 555 6066\u202c" }),
      buildProperty({ ...shared, contact_number: similar }),
    );
    for (const contact_number of notations) {
      const { body } = await callApi<{ data: { properties: { uuid: string }[] } }>("/properties/duplicates", {
        token,
        body: { kind: "buy", contact_number, ...shared },
      });
      expect(
        body.data.properties.map(({ uuid }) => uuid),
        contact_number,
      ).toEqual([listing?.uuid]);
    }
  });
});

it.each([
  ["+231 (0)77-555-6066, mornings", 'href="tel:+231775556066"'],
  ["0886 123 4567", "<dd>0886 123 4567<"],
])("the number of a professional, %j, is shown as %s", async (contact, expected) => {
  const { body } = await callApi<{ id: string }>("/professionals", { token, body: { ...newProfessional, contact } });
  expect((await readPage(`/health/${body.id}`)).replaceAll(/<dd[^>]*>(<span>)?/g, "<dd>")).toContain(expected);
});

it("the numbers of the business get a form that their links can have", async () => {
  const { status, body } = await saveSite(token, {
    ...savedDetails,
    phone: "\u202a+231 (0)77 555 6066\u202c",
    whatsapp: "+231 0886123456",
  });
  expect(status).toBe(200);
  expect(body.data.site.phone).toBe("+231 77 555 6066");
  expect(body.data.site.whatsapp).toBe("+231 88 612 3456");
  expect(await readPage("/contact?service=general")).toContain("+231 77 555 6066");
});
