import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enquirySchema, findSpamSigns } from "#contract/enquiries/enquiry.ts";
import { toSourceKey } from "#contract/enquiries/enquiry-source.ts";
import { reportSchema } from "#contract/enquiries/report.ts";
import { preferredDayRange } from "#shared/enquiries/preferred-times.ts";
import { fieldProblemsOf } from "../../support/field-problems.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const fields = { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "+231 77 555 0101", message: "Free?" };
const required = { name: "Name is required", email: "Email is required", phone_number: "Phone number is required" };
const [badEmail, badPhone] = ["Please enter a valid email address", "Please enter a valid phone number"];
const [badDay, badTime] = ["Please choose a day of the calendar", "Must be one of morning, afternoon, evening"];
const eitherEmail = "Leave the email empty, or leave out no_email";
const most = (count: string) => `Must be at most ${count} characters`;

describe("an enquiry", () => {
  it.each<[change: object, problems: Record<string, string>]>([
    [{ name: " " }, { name: required.name }],
    [{ name: undefined }, { name: required.name }],
    [{ name: "x".repeat(101) }, { name: most("100") }],
    [{ name: 5 }, { name: "Must be text" }],
    [{ email: "" }, { email: required.email }],
    [{ email: undefined }, { email: required.email }],
    [{ email: "kebbeh" }, { email: badEmail }],
    [{ email: "a@b" }, { email: badEmail }],
    [{ email: `${"x".repeat(250)}@b.org` }, { email: most("254") }],
    [{ phone_number: null }, { phone_number: required.phone_number }],
    [{ phone_number: "" }, { phone_number: required.phone_number }],
    [{ phone_number: "1234" }, { phone_number: badPhone }],
    [{ phone_number: "call me" }, { phone_number: badPhone }],
    [{ phone_number: "\u200b".repeat(5) }, { phone_number: required.phone_number }],
    [{ phone_number: "1".repeat(31) }, { phone_number: most("30") }],
    [{ message: "x".repeat(5001) }, { message: most("5,000") }],
    [{ elapsed_ms: {} }, { elapsed_ms: "Must be a number" }],
    [{ elapsed_ms: { valueOf: 1, toString: 1 } }, { elapsed_ms: "Must be a number" }],
    [{ elapsed_ms: [9000] }, { elapsed_ms: "Must be a number" }],
    [{ preferred_day: "tomorrow" }, { preferred_day: badDay }],
    [{ preferred_day: "2027-02-30" }, { preferred_day: badDay }],
    [{ preferred_day: "2027-13-01" }, { preferred_day: badDay }],
    [{ preferred_day: "2026-11-21" }, { preferred_day: "Please choose today or a later day" }],
    [{ preferred_day: "2027-05-23" }, { preferred_day: "Please choose a day in the next 6 months" }],
    [{ preferred_day: "2026-12-01T09:00" }, { preferred_day: most("10") }],
    [{ preferred_day: 20270108 }, { preferred_day: "Must be text" }],
    [{ preferred_time: "midnight" }, { preferred_time: badTime }],
    [{ preferred_time: 9 }, { preferred_time: badTime }],
    [{ source: "facebook" }, { source: "Must be an object" }],
    [{ source: { utm_source: 5 } }, { "source.utm_source": "Must be text" }],
    [{ source: { link: "x".repeat(101) } }, { "source.link": most("100") }],
    [{ name: "", email: "", phone_number: "" }, required],
    // Without an email.
    [{ no_email: true }, { email: eitherEmail }],
    [{ no_email: true, email: "kebbeh" }, { email: eitherEmail }],
    [{ no_email: true, email: "", phone_number: undefined }, { phone_number: required.phone_number }],
    [{ no_email: true, email: "", phone_number: "1234" }, { phone_number: badPhone }],
    [
      { no_email: true, email: "", phone_number: "", name: "" },
      { name: required.name, phone_number: required.phone_number },
    ],
    [{ no_email: false, email: "" }, { email: required.email }],
    [{ no_email: null, email: "" }, { email: required.email }],
    [{ no_email: "maybe" }, { no_email: "Must be true or false" }],
  ])("with %j is rejected with %j", (change, problems) =>
    expect(fieldProblemsOf(enquirySchema, { ...fields, ...change })).toEqual(problems),
  );

  it.each<[change: object, read: object]>([
    [{ message: undefined }, { message: null }],
    [{ message: "" }, { message: null }],
    [{ name: "  Zoë <b>\u0000 " }, { name: "Zoë <b>" }],
    [{ phone_number: "\u202a+231 77 555 6066\u202c" }, { phone_number: "+231 77 555 6066" }],
    [{ phone_number: "\ufeff0775\u200b556\u200e066" }, { phone_number: "0775556066" }],
    [{ phone_number: [..."0775556066"].join("\u200b\u200b\u200b") }, { phone_number: "0775556066" }],
    [{ phone_number: "٠٧٧٥٥٥٦٠٦٦" }, { phone_number: "0775556066" }],
    [{ phone_number: "０７７５５５６０６６" }, { phone_number: "0775556066" }],
    [{ phone_number: "0775\u00a0556\u202f066" }, { phone_number: "0775 556 066" }],
    [{ phone_number: "12345" }, { phone_number: "12345" }],
    ...["", null, " "].map((email): [object, object] => [{ email, no_email: true }, { email: "" }]),
    [{ preferred_day: "2026-11-22" }, { preferred_day: "2026-11-22", preferred_time: null }],
    [{ preferred_day: "2027-05-22" }, { preferred_day: "2027-05-22" }],
    [{ preferred_time: "morning" }, { preferred_day: null, preferred_time: "morning" }],
    [
      { preferred_day: "", preferred_time: "" },
      { preferred_day: null, preferred_time: null },
    ],
    [{ source: null }, { source: null }],
    [{ source: {} }, { source: null }],
    [{ source: { utm_source: "  ", referrer: null, gclid: "1" } }, { source: null }],
    [{ source: { referrer: "https://www.Google.com/search?q=villa" } }, { source: { referrer: "www.google.com" } }],
    [{ source: { referrer: "android-app" } }, { source: { referrer: "android-app" } }],
  ])("with %j is read as %j", (change, read) =>
    expect(enquirySchema.parse({ ...fields, ...change })).toMatchObject(read),
  );

  it("never has a line break or another control character in a field of one line", () => {
    for (const sign of ["\r\n", "\n", "\r", "\u2028", "\u2029", "\u0085", "\v", "\f", "\t", "\u001b", "\u007f"]) {
      const forged = { name: `Ma${sign}Bcc: all`, subject: `Hi${sign}You`, phone_number: `+231${sign}77 555 0101` };
      expect(enquirySchema.parse({ ...fields, ...forged, message: "One\r\nTwo" }), JSON.stringify(sign)).toMatchObject({
        ...{ name: "Ma Bcc: all", subject: "Hi You", phone_number: "+231 77 555 0101", message: "One\r\nTwo" },
      });
    }
  });

  it.each([
    [{ utm_source: "Facebook", link: "/r/MH-1042" }, "facebook"],
    [{ utm_medium: "cpc", link: "/r/MH-1042" }, "sign"],
    [{ referrer: "www.google.com" }, "www.google.com"],
    [{ referrer: "android-app" }, "android-app"],
    [null, null],
  ])("from %j counts for %j", (source, key) => expect(toSourceKey(source)).toBe(key));
});

const message = "Asked me for money";
it.each<[body: object, problems: Record<string, string>]>([
  [{}, { message: "Say what is wrong" }],
  [{ message: " " }, { message: "Say what is wrong" }],
  [{ message: 7 }, { message: "Must be text" }],
  [{ message: "x".repeat(5001) }, { message: most("5,000") }],
  [{ message, phone_number: "1234" }, { phone_number: badPhone }],
  [{ message, property_uuid: 5 }, { property_uuid: "Must be text" }],
  [{ message, property_uuid: "x".repeat(101) }, { property_uuid: most("100") }],
  [{ message }, {}],
])("a report with %j has the problems %j", (body, problems) =>
  expect(fieldProblemsOf(reportSchema, body)).toEqual(problems),
);

const day = 86_400_000;
const inbox = { spam: false, possible_spam: false };
const marked = { spam: false, possible_spam: true };
const spamFolder = { spam: true, possible_spam: false };

it.each([
  // Nothing in the hidden field.
  [{}, inbox],
  [{ website: "", elapsed_ms: null }, inbox],
  [{ website: null, elapsed_ms: "" }, inbox],
  [{ elapsed_ms: 2000 }, inbox],
  [{ elapsed_ms: "9000" }, inbox],
  [{ elapsed_ms: 400 * day }, inbox],
  [{ elapsed_ms: 1999 }, spamFolder],
  [{ elapsed_ms: 0 }, spamFolder],
  [{ elapsed_ms: -5 }, spamFolder],
  [{ elapsed_ms: "soon" }, spamFolder],
  // Filled in, by a bot or by autofill.
  [{ website: "x" }, spamFolder],
  [{ website: "x", elapsed_ms: null }, spamFolder],
  [{ website: "x", elapsed_ms: "" }, spamFolder],
  [{ website: "x", elapsed_ms: 0 }, spamFolder],
  [{ website: "x", elapsed_ms: 1999 }, spamFolder],
  [{ website: "x", elapsed_ms: -5 }, spamFolder],
  [{ website: "x", elapsed_ms: "soon" }, spamFolder],
  [{ website: "x", elapsed_ms: 366 * day }, spamFolder],
  [{ website: "x", elapsed_ms: 1e300 }, spamFolder],
  [{ website: "x", elapsed_ms: "Infinity" }, spamFolder],
  [{ website: "x", elapsed_ms: 2000 }, marked],
  [{ website: "x", elapsed_ms: "42000" }, marked],
  [{ website: 5, elapsed_ms: 42_000 }, marked],
  [{ website: false, elapsed_ms: 42_000 }, marked],
  // A draft that waited on the phone for months.
  [{ website: "x", elapsed_ms: 200 * day }, marked],
])("an enquiry with %j goes to its place: %j", (sent, signs) => expect(findSpamSigns(sent)).toEqual(signs));

it.each([
  ["2026-11-22T10:00:00Z", "2026-11-22", "2027-05-22"],
  ["2026-08-31T23:59:59Z", "2026-08-31", "2027-02-28"],
  ["2027-08-31T00:00:00Z", "2027-08-31", "2028-02-29"],
])("at %s days from %s to %s may be asked for", (now, first, last) =>
  expect(preferredDayRange(new Date(now))).toEqual({ first, last }),
);
