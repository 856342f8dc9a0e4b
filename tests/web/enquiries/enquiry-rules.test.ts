import { expect, it } from "vitest";
import { enquirySchema } from "#contract/enquiries/enquiry.ts";
import { checkEnquiry, enquiryFieldNames } from "#web/features/enquiries/form/enquiry-validation.ts";

const right = { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "+231 77 555 0101", message: "" };

/** The server's first message for each field. */
function asTheServer(values: Record<string, string>): Record<string, string> {
  const { error } = enquirySchema.safeParse(values);
  const named = error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? [];
  return Object.fromEntries(named.reverse());
}

const emails = [
  "",
  " ",
  "kebbeh",
  "kebbeh@",
  "kebbeh@localhost",
  "a@b.c",
  "a@b.co",
  ".a@b.co",
  "a.@b.co",
  "a..b@c.co",
  "o'neil+home@mail.example.lr",
  "ünal@example.org",
  " a@b.co ",
  "a b@c.co",
  "a@-b.co",
  `${"a".repeat(250)}@b.co`,
];
const phones = ["", "  ", "1234", "12345", "+231 (0) 77-555.01", "0775x50101", "٠١٢٣٤٥", "1".repeat(31)];
const names = ["", "   ", "A", "n".repeat(100), "n".repeat(101)];
const messages = ["", "m".repeat(5000), "m".repeat(5001)];

it.each([
  ...emails.map((email) => ({ ...right, email })),
  ...phones.map((phone_number) => ({ ...right, phone_number })),
  ...names.map((name) => ({ ...right, name })),
  ...messages.map((message) => ({ ...right, message })),
])("the form says what the server would say (%#)", (values) => {
  expect(checkEnquiry(values)).toEqual(asTheServer(values));
});

it("an empty form names the three required fields in the specification's words", () => {
  expect(checkEnquiry({})).toEqual({
    name: "Name is required",
    email: "Email is required",
    phone_number: "Phone number is required",
  });
  expect(enquiryFieldNames).toEqual(["name", "email", "phone_number", "message"]);
});
