import { beforeEach, describe, expect, it } from "vitest";
import type { AdminPropertyListResponse } from "#contract/listings/admin-property.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { expectDerivedDataToMatch } from "../../support/database-consistency.ts";
import { storeTestEnquiries, storeTestEnquiry } from "../../support/enquiries.ts";
import { buildProperty, storeProperties, storeProperty } from "../../support/properties.ts";
import { get } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";
import { textsOf } from "../../support/tables/cases-of.ts";
import { changeEnquiry, listEnquiries } from "./inbox-requests.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "admin" }));
});

const enquiries = async (q: string) =>
  (await listEnquiries(token, `?q=${encodeURIComponent(q)}`)).body.data.submissions.map(({ name }) => name);
const listings = async (q: string, others = "") => {
  const path = `/list/recent/properties?limit=100&q=${encodeURIComponent(q)}${others}`;
  const { body } = await callApi<AdminPropertyListResponse>(path, { token });
  return body.data.properties.map(({ title }) => title);
};

/** Ways to store one number, and ways to search for it. */
const storedNumbers = [
  "0886 123 456",
  "+231886123456",
  "231-886-123-456",
  "886.123.456",
  "(0886) 123456",
  "00231 886123456",
];
const typedNumbers = textsOf(`
  0886 123 456 | 0886123456 | +231886123456 | +231 (886) 123-456 | 231886123456 | 00231886123456 | +231 0886 123 456
  886123456 | 886.123.456 | 0886-123-456 | ０８８６１２３４５６ | 123456 | 123 456 | 86-123-4 | 0886 123 | +231 886 12 | 3456
`);
const otherNumbers = ["0886 123 457", "0777 123 456 7", "654321", "2345", "9999"];

describe("a phone number", () => {
  it("is found in each notation and in part, however it is stored", async () => {
    await storeTestEnquiries(...storedNumbers.map((phone_number) => ({ name: "Musu", phone_number })), {
      name: "Other",
      phone_number: "0770 000 001",
    });
    await storeProperties(
      ...storedNumbers.map((contact_number) => buildProperty({ title: "Villa", contact_number, listed_by: "Musu" })),
      buildProperty({ title: "Flat", contact_number: "0770 000 001" }),
    );
    for (const typed of typedNumbers) {
      expect(await enquiries(typed), typed).toEqual(Array(6).fill("Musu"));
      expect(await listings(typed), typed).toEqual(Array(6).fill("Villa"));
    }
    expect(await listings("musu 0886 123 456 villa")).toHaveLength(6);
    for (const typed of otherNumbers) {
      expect(await enquiries(typed), typed).toEqual([]);
      expect(await listings(typed), typed).toEqual([]);
    }
  });

  it("is found beside another one in its field, and parts of two find a field with both", async () => {
    await storeTestEnquiry({ name: "Musu", phone_number: "0886123456 0777654321" });
    await storeProperties(
      buildProperty({ title: "Villa", contact_number: "0886 123 456 - 0777 654 321" }),
      buildProperty({ title: "Flat", contact_number: "0886 123 456" }),
    );
    for (const typed of ["0777 654 321", "231777654321", "123456 654321", "123456, 654321"]) {
      expect(await enquiries(typed), typed).toEqual(["Musu"]);
      expect(await listings(typed), typed).toEqual(["Villa"]);
    }
    expect([await enquiries("+231886123456"), await listings("+231886123456")]).toEqual([["Musu"], ["Flat", "Villa"]]);
  });

  it("is one of several in a search, which finds who has one of them", async () => {
    await storeTestEnquiries(
      { name: "Musu", phone_number: "+231 886 123 456" },
      { name: "Other", phone_number: "0770 000 001" },
    );
    await storeProperties(
      buildProperty({ title: "Villa", contact_number: "0886 123 456", listed_by: "Musu" }),
      buildProperty({ title: "Flat", contact_number: "0770 000 001", listed_by: "Musu" }),
    );
    for (const typed of textsOf(`
      0886123456 0777654321 | 0777 654 321 / 0886 123 456 | 0777654321, +231 886 123 456
      0777-654-321 or 0886-123-456 | Call 0777654321 and WhatsApp 0886123456 | +231777654321+231886123456
      0770 000 002; 0777 654 321; 0886 123 456 | 0886-123-456/457 | 123456, 886123
    `)) {
      expect([await enquiries(typed), await listings(`musu ${typed}`)], typed).toEqual([["Musu"], ["Villa"]]);
      expect([await enquiries(`other ${typed}`), await listings(`flat ${typed}`)], typed).toEqual([[], []]);
    }
  });
});

const oNeals = ["O'Neal", "O’Neal", "O‘Neal", "Oʼneal", "O`Neal", "O´Neal", "O′Neal", "O＇Neal", "oneal", "ONEAL"];

it("a name is found in each spelling of its apostrophe, and without it", async () => {
  const stored = await storeTestEnquiries(
    { name: "Other", message: "It’s for Mrs. Neale" },
    ...oNeals.map((name) => ({ name: `Musu ${name}` })),
    { name: "Noted" },
  );
  const noted = stored.at(-1);
  await changeEnquiry(token, noted?.id ?? "", { note: "Call O‘Neal first" });
  await storeProperties(
    ...oNeals.map((listed_by) => buildProperty({ title: "Lister", listed_by })),
    ...oNeals.map((name) => buildProperty({ title: `House of ${name}` })),
    buildProperty({ title: "Flat", listed_by: "Anna Neale" }),
  );
  for (const typed of oNeals) {
    expect(await enquiries(typed), typed).toEqual(["Noted", ...oNeals.toReversed().map((name) => `Musu ${name}`)]);
    expect(await listings(typed), typed).toHaveLength(20);
  }
  expect(await listings("oneal flat")).toEqual([]);
  await runSql("UPDATE enquiries SET name = 'Blanked'");
  expect(await enquiries("musu oneal")).toEqual([]);
  await runSql("INSERT INTO enquiry_index (enquiry_index) VALUES ('integrity-check')");
});

it.each([
  ["E-1234ABCD", "e-1234abcd", "E1234ABCD", "1234abcd", "E 1234 ", "e–1234abcd", "#E-1234ABCD", "E-1234"],
  ["E-12AB3456", "e12ab3456", "12ab3456", "12AB"],
  ["E-12345678", "e12345678", "12345678", "E-123456"],
  ["E-ABCDEF12", "e-abcdef12", "ABCDEF12", "eabcdef12"],
])("the enquiry %s is found as each spelling", async (reference, ...spellings) => {
  await storeTestEnquiries({ name: "Musu" }, { name: "Other" });
  await runSql("UPDATE enquiries SET reference = iif(name = 'Musu', ?, 'E-99990000')", reference);
  for (const spelling of [reference, ...spellings]) expect(await enquiries(spelling), spelling).toEqual(["Musu"]);
});

it.each([
  ["MH-1042", "mh-1042", "Mh 1042", "mh1042", "1042", "#MH-1042", "mh–1042", "MH-104"],
  ["B/12 A.7", "b/12 a.7", "B12A7", "b12a7", "B-12-A-7"],
])("the listing %s is found as each spelling", async (reference, ...spellings) => {
  await storeProperties(
    buildProperty({ title: "Villa", reference }),
    buildProperty({ title: "Flat", reference: "XY-7777" }),
  );
  for (const spelling of [reference, ...spellings]) expect(await listings(spelling), spelling).toEqual(["Villa"]);
});

describe("words of people and notes", () => {
  it("find a listing by its lister, without accents and by their beginnings", async () => {
    const listers: [listed_by: string, ...typed: string[]][] = [
      ["Désirée O’Neill-Kollie", "desiree", "DÉSIRÉE", "O'Neill", "oneill", "neill", "kollie des"],
      ["Ма Hawa_Toe", "hawa", "TOE", "hawa_toe"],
      ["De\u0301sire\u0301 Brown", "desire brown", "Désiré B"],
      ["Anna Weah"],
    ];
    await storeProperties(...listers.map(([listed_by], n) => buildProperty({ title: `House ${n}`, listed_by })));
    for (const [n, [, ...typed]] of listers.entries())
      for (const q of typed) expect(await listings(q), q).toContain(`House ${n}`);
    for (const q of ["kollie des", "hawa_toe", "desire brown"]) expect(await listings(q), q).toHaveLength(1);
  });

  it("find the listing by its note and follow each change", async () => {
    const { uuid } = await storeProperty({ title: "Villa", listed_by: "Anna", published: false });
    const update = (fields: object) =>
      callApi("/update/buy/property", { method: "PATCH", token, body: { uuid, published: false, ...fields } });
    expect((await update({ status_note: "Key is with Ma Korto", contact_number: "0886 123 456" })).status).toBe(200);
    expect(await listings("korto villa")).toEqual(["Villa"]);
    expect(await listings("886123456")).toEqual(["Villa"]);
    expect(await listings("anna")).toEqual(["Villa"]);
    await update({ status_note: null, listed_by: "Sarah", contact_number: null });
    for (const q of ["korto", "886123456", "anna"]) expect(await listings(q), q).toEqual([]);
    expect(await listings("sarah")).toEqual(["Villa"]);
    await expectDerivedDataToMatch();
  });

  it("find an enquiry by its internal notes, until it is anonymized", async () => {
    const { id } = await storeTestEnquiry({ name: "Musu" });
    await storeTestEnquiry({ name: "Other" });
    await changeEnquiry(token, id, { note: "Wants a bigger café kitchen" });
    await changeEnquiry(token, id, { note: "Called twice", status: "replied" });
    for (const q of ["cafe", "KITCHEN", "twice", "musu bigger"]) expect(await enquiries(q), q).toEqual(["Musu"]);
    await runSql("DELETE FROM enquiry_history WHERE field = 'note'");
    expect(await enquiries("kitchen")).toEqual([]);
    expect(await enquiries("musu")).toEqual(["Musu"]);
    await changeEnquiry(token, id, { note: "Called again" });
    await runSql("DELETE FROM enquiries");
    expect(await enquiries("again")).toEqual([]);
    await runSql("INSERT INTO enquiry_index (enquiry_index) VALUES ('integrity-check')");
  });

  it("are never words of the public search", async () => {
    await storeProperty({ listed_by: "Korto", contact_number: "0886 123 456" });
    await runSql("UPDATE properties SET status_note = 'secret'");
    for (const q of ["korto", "secret", "0886123456", "_phone_123456"])
      expect((await get<{ total: number }>(`/public/properties?q=${q}`)).body.total, q).toBe(0);
    for (const q of ["_state_published", "_photos_0", "_lister_6b6f72746f"]) expect(await listings(q), q).toEqual([]);
  });
});

it("finds listings in each order and combination of filters, also among many", async () => {
  await storeProperties(
    ...Array.from({ length: 230 }, (_, n) =>
      buildProperty({ title: `House ${n}`, price: 50_000 + n, listed_by: n % 2 ? "Musu Kollie" : "Anna" }),
    ),
  );
  for (const sort of ["newest", "best", "price-low", "size-large"]) {
    expect(await listings("kollie", `&sort=${sort}`), sort).toHaveLength(100);
    expect(new Set(await listings("house", `&sort=${sort}&published=true`)).size, sort).toBeGreaterThan(90);
  }
  expect((await listings("musu", "&sort=price-low"))[0]).toBe("House 1");
  expect(await listings("musu", "&deleted=true")).toEqual([]);
});
