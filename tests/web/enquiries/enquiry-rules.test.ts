import { expect, it } from "vitest";
import { enquirySchema } from "#contract/enquiries/enquiry.ts";
import { checkEnquiry, enquiryFieldNames } from "#web/site/features/enquiries/form/enquiry-validation.ts";
import { textsOf } from "../../support/tables/cases-of.ts";

const valid = { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "+231 77 555 0101", message: "" };

/** Returns the server's first message for each field. */
function checkLikeServer(values: Record<string, string>): Record<string, string> {
  const { error } = enquirySchema.safeParse(values);
  const messages = error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? [];
  return Object.fromEntries(messages.reverse());
}

const emails = [
  ...textsOf(`
    kebbeh | kebbeh@ | kebbeh@localhost | a@b.c | a@b.co | .a@b.co | a.@b.co | a..b@c.co
    o'neil+home@mail.example.lr | ünal@example.org | a b@c.co | a@-b.co | a&b@c.co | a@b.xn--p1ai | почта@пример.рф
    \u202aa@b.co\u202c | a@b.co:80
  `),
  "",
  " ",
  " a@b.co ",
  `${"a".repeat(250)}@b.co`,
];
const phones = [
  "",
  "  ",
  "1234",
  "12345",
  "+231 (0) 77-555.01",
  "0775x50101",
  "٠١٢٣٤٥",
  "1".repeat(31),
  "\u202a+231\u201177\u00a0555\u202c",
  "\u200b".repeat(9),
];
const names = ["", "   ", "A", "n".repeat(100), "n".repeat(101)];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const days = ["", "soon", "2027-02-30", inDays(-1), inDays(0), inDays(30), inDays(200)];
const messages = ["", "m".repeat(5000), "m".repeat(5001)];

it.each([
  ...emails.map((email) => ({ ...valid, email })),
  ...phones.map((phone_number) => ({ ...valid, phone_number })),
  ...names.map((name) => ({ ...valid, name })),
  ...days.map((preferred_day) => ({ ...valid, preferred_day })),
  { ...valid, email: "", no_email: "on" },
  { ...valid, email: "", no_email: "" },
  { name: "", email: "", phone_number: "", no_email: "on" },
  ...messages.map((message) => ({ ...valid, message })),
])("checks the form like the server (%#)", (values) => expect(checkEnquiry(values)).toEqual(checkLikeServer(values)));

it("names the three required fields of an empty form", () => {
  expect(checkEnquiry({})).toEqual({
    name: "Name is required",
    email: "Email is required",
    phone_number: "Phone number is required",
  });
  expect(enquiryFieldNames).toEqual(["name", "email", "phone_number", "preferred_day", "preferred_time", "message"]);
});
