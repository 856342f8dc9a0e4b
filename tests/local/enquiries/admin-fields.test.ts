import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as z from "zod";
import { auditQuerySchema } from "#contract/admin/audit-list.ts";
import { memberChangeSchema } from "#contract/admin/team.ts";
import { alertOrderSchema, alertSettingsChangeSchema, newAlertDeviceSchema } from "#contract/alerts/alert-settings.ts";
import {
  bulkEnquiryChangeSchema,
  contactedSchema,
  loggedEnquirySchema,
  nextStepSchema,
} from "#contract/enquiries/inbox-actions.ts";
import { enquiryChangeSchema, enquiryQuerySchema } from "#contract/enquiries/inbox-enquiry.ts";
import { replyTemplatesInputSchema } from "#contract/enquiries/reply-templates.ts";
import { newPersonSchema, peopleQuerySchema } from "#contract/people/person-input.ts";
import { isPushEndpoint } from "#worker/lib/push-services.ts";
import { fieldProblemsOf } from "../../support/field-problems.ts";
import { casesOf } from "../../support/tables/cases-of.ts";

/** What colleagues may not send. Of each endpoint one row is a test with the database, which shows that nothing changes. */

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

type Row = [value: unknown, problems: Record<string, unknown>];
const one = crypto.randomUUID();
const call = { service: "real-estate", channel: "phone", name: "Ma Kebbeh", phone_number: "0775 550 101" };
const phone = "0775556066";
const hours = { from: "09:00", to: "12:00", days: [1] };
const viewing = { name: "Offer a viewing", service: "real-estate", subject: "{title}", body: "Hello {name}" };
const device = { endpoint: "https://fcm.googleapis.com/x", keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) } };
const oneOf = expect.stringMatching(/^Must be one of /);
const text = expect.any(String);
const unknownField = (field: string) => expect.stringContaining(`Unknown field ${field}`);
const most = (count: string) => `Must be at most ${count} characters`;
const noTime = "Must be a date such as 2026-12-01, or a date and time";

const cases: Record<string, [schema: z.ZodType, rows: Row[]]> = {
  "a logged enquiry": [
    loggedEnquirySchema,
    [
      [{}, { service: "Service is required", channel: "Channel is required" }],
      [{ ...call, name: " ", phone_number: null }, { name: "Enter a name or a number" }],
      [{ ...call, service: "plumbing" }, { service: oneOf }],
      [{ ...call, service: "report" }, { service: oneOf }],
      [{ ...call, channel: "form" }, { channel: "Must be one of phone, walk-in, whatsapp, other" }],
      [{ ...call, name: "x".repeat(101) }, { name: most("100") }],
      [{ ...call, phone_number: "call me" }, { phone_number: "Please enter a valid phone number" }],
      [{ ...call, email: "mary@" }, { email: "Please enter a valid email address" }],
      [{ ...call, message: "x".repeat(5001) }, { message: most("5,000") }],
    ],
  ],
  "a change of an enquiry": [
    enquiryChangeSchema,
    [
      [{}, { status: "Nothing to change" }],
      [{ from_status: "new" }, { status: "Nothing to change" }],
      [{ from_assignee_id: null }, { status: "Nothing to change" }],
      [{ status: "lost" }, { status: oneOf }],
      [{ note: " " }, { note: "A note needs some text" }],
      [{ note: "x".repeat(5001) }, { note: most("5,000") }],
      [{ spam: "yes" }, { spam: "Must be true or false" }],
      [{ assignee_id: 5 }, { assignee_id: "Must be the id of a colleague" }],
    ],
  ],
  "a change of several enquiries": [
    bulkEnquiryChangeSchema,
    [
      [{ ids: [], status: "read" }, { ids: "Choose at least one enquiry" }],
      [{ status: "read" }, { ids: "Must be a list of ids" }],
      [{ ids: ["one"], status: "read" }, { "ids.0": "Must be the id of an enquiry" }],
      [{ ids: Array(101).fill(one), status: "read" }, { ids: "At most 100 enquiries at once" }],
      [{ ids: [one] }, { status: "Nothing to change" }],
      [{ ids: [one], status: "lost" }, { status: oneOf }],
      [{ ids: [one], spam: "yes" }, { spam: "Must be true or false" }],
    ],
  ],
  "a contact with the sender": [
    contactedSchema,
    [
      [{}, { by: "By is required" }],
      [{ by: "letter" }, { by: "Must be one of call, whatsapp, email" }],
      [{ by: "email", text: "x".repeat(5001) }, { text: most("5,000") }],
      [{ by: "email", text: 5 }, { text: "Must be text" }],
    ],
  ],
  "a next step": [
    nextStepSchema,
    [
      [{ at: "2026-11-23" }, { text: "Say what is to be done" }],
      [{ text: "x".repeat(201), at: "2026-11-23" }, { text: most("200") }],
      [{ text: "Call" }, { at: noTime }],
      [{ text: "Call", at: "Tuesday" }, { at: noTime }],
      [{ text: "Call", at: "2026-11-21" }, { at: "Choose today or a later day" }],
      [{ text: "Call", at: "2028-11-23" }, { at: "Choose a day in the next 2 years" }],
      ["Call", { "": "Must be an object, or null" }],
      [{ text: "Call", at: "2028-11-22" }, {}],
      [{ text: "Call", at: "2026-11-22" }, {}],
    ],
  ],
  "a new person": [
    newPersonSchema,
    [
      [{ phone }, { name: text }],
      [{ name: " ", phone }, { name: text }],
      [{ name: "A" }, { contacts: "Add a phone number or an email address" }],
      [{ name: "A", contacts: [] }, { contacts: "Add a phone number or an email address" }],
      [{ name: "A", phone: "abc" }, { phone: text }],
      [{ name: "A", email: "abc" }, { email: text }],
      [{ name: "A", contacts: [{ kind: "fax", value: "1" }] }, { "contacts.0.kind": oneOf }],
      [{ name: "A", contacts: [{ kind: "phone", value: "-----" }] }, { "contacts.0.value": text }],
      [{ name: "A", contacts: [{ kind: "whatsapp", value: "…" }] }, { "contacts.0.value": text }],
      [{ name: "A", phone, kinds: [] }, { kinds: "Choose at least one" }],
      [{ name: "A", phone, kinds: ["visitor"] }, { "kinds.0": oneOf }],
      [{ name: "A", phone, note: "x".repeat(2001) }, { note: text }],
    ],
  ],
  "the alerts of a colleague": [
    alertSettingsChangeSchema,
    [
      [{ services: ["moving"] }, { "services.0": oneOf }],
      [{ hours: { ...hours, from: "0900" } }, { "hours.from": "Must be a time such as 08:00" }],
      [{ hours: { ...hours, to: "09:00" } }, { "hours.to": "Must differ from the start" }],
      [{ hours: { ...hours, from: "24:00" } }, { "hours.from": "Must be a time such as 08:00" }],
      [{ hours: { ...hours, to: "24:30" } }, { "hours.to": "Must be a time such as 08:00" }],
      [{ hours: { ...hours, days: [] } }, { "hours.days": "Choose at least one day" }],
      [{ hours: { ...hours, days: [8] } }, { "hours.days.0": "To 7 for Sunday" }],
    ],
  ],
  "a device": [
    newAlertDeviceSchema,
    [
      [device, {}],
      [{ ...device, keys: { ...device.keys, p256dh: "short" } }, { "keys.p256dh": "p256dh is not valid" }],
      [{ ...device, keys: { ...device.keys, auth: "x" } }, { "keys.auth": "auth is not valid" }],
      [{ ...device, keys: undefined }, { keys: "Keys are required" }],
    ],
  ],
  "the order of alerts": [
    alertOrderSchema,
    [
      [{ minutes: 0 }, { minutes: "At least 1" }],
      [{ minutes: 241 }, { minutes: "At most 240" }],
      [{ minutes: 1.5 }, { minutes: "Must be a whole number" }],
      [{ receipts: "yes" }, { receipts: "Must be true or false" }],
      [{ general: "all" }, { general: "Must be a list of ids" }],
      [{ general: ["a", "a"] }, { general: "Each colleague may be named once" }],
    ],
  ],
  "the templates of replies": [
    replyTemplatesInputSchema,
    [
      [[{ ...viewing, body: "Dear {client}" }], { "0.body": unknownField("{client}") }],
      [[viewing, { ...viewing, subject: "{Name}" }], { "1.subject": unknownField("{Name}") }],
      [[{ ...viewing, body: "{ name }" }], { "0.body": unknownField("{ name }") }],
      [[{ ...viewing, body: "{}" }], { "0.body": unknownField("{}") }],
      [[{ ...viewing, body: " " }], { "0.body": "Text is required" }],
      [[{ ...viewing, body: "x".repeat(3001) }], { "0.body": most("3,000") }],
      [[{ ...viewing, name: "" }], { "0.name": "Name is required" }],
      [[{ ...viewing, name: "x".repeat(61) }], { "0.name": most("60") }],
      [[{ ...viewing, subject: "x".repeat(151) }], { "0.subject": most("150") }],
      [[{ ...viewing, service: "moving" }], { "0.service": oneOf }],
      [[{ ...viewing, id: 7 }], { "0.id": "Must be text" }],
      [Array(2).fill({ ...viewing, id: "a" }), { "1.id": "Must be the id of one template only" }],
      [Array(51).fill(viewing), { "": "At most 50 templates" }],
      [{ templates: [viewing] }, { "": "Must be a list" }],
    ],
  ],
  "a change of an account": [
    memberChangeSchema,
    [
      [{}, { role: "Nothing to change" }],
      [{ role: "owner" }, { role: text }],
      [{ role: null }, { role: text }],
      [{ disabled: "yes" }, { disabled: text }],
      [{ permissions: ["homes"] }, { "permissions.0": text }],
      [{ permissions: "health" }, { permissions: text }],
      [{ permissions: null }, { permissions: text }],
      [{ permissions: [["health"]] }, { "permissions.0": text }],
      [{ permissions: Array(21).fill("health") }, { permissions: text }],
    ],
  ],
  "a query of the audit": [
    auditQuerySchema,
    [
      [{ limit: "0" }, { limit: text }],
      [{ limit: "101" }, { limit: text }],
      [{ limit: "x" }, { limit: text }],
      [{ cursor: "+" }, { cursor: text }],
      [{ entity: "castle" }, { entity: oneOf }],
      [{ entity: "PROPERTY" }, { entity: oneOf }],
      [{ action: "paint" }, { action: oneOf }],
      [{ actor_id: "the_owner" }, { actor_id: text }],
      [{ entity_id: "x".repeat(101) }, { entity_id: most("100") }],
      [{ reference: "x".repeat(101) }, { reference: most("100") }],
      [{ from: "yesterday" }, { from: "Must be a date such as 2026-01-31" }],
      [{ to: "2026-13-01" }, { to: "Must be a date such as 2026-01-31" }],
      [{ to: "2026-01-01", from: "2026-01-02" }, { to: "Must not be before the first day" }],
    ],
  ],
  "a query of the inbox": [
    enquiryQuerySchema,
    [
      [{ limit: "0" }, { limit: text }],
      [{ limit: "101" }, { limit: text }],
      ...["§", "-1", "1", "1-", "1-12345678901"].map((cursor): Row => [{ cursor }, { cursor: text }]),
      [{ status: "lost" }, { status: text }],
      [{ spam: "maybe" }, { spam: text }],
      [{ next_step: "soon" }, { next_step: text }],
    ],
  ],
  "a query of people": [
    peopleQuerySchema,
    [
      [{ kind: "visitor" }, { kind: oneOf }],
      [{ limit: "0" }, { limit: text }],
      [{ limit: "101" }, { limit: text }],
      ...["1", "-"].map((cursor): Row => [{ cursor }, { cursor: "Not a cursor of this list" }]),
    ],
  ],
};

describe.each(Object.entries(cases))("%s", (_, [schema, rows]) => {
  it.each(rows)("%j has the problems %j", (value, problems) =>
    expect(fieldProblemsOf(schema, value)).toEqual(problems),
  );
});

it.each([
  ...casesOf(`
    true: https://fcm.googleapis.com/fcm/send/abc | https://updates.push.services.mozilla.com/wpush/v2/abc
    true: https://web.push.apple.com/abc | https://api.sandbox.push.apple.com/abc
    true: https://wns2-by3p.notify.windows.com/w/?token=abc
    false: http://fcm.googleapis.com/fcm/send/abc | https://fcm.googleapis.com.attacker.example/abc
    false: https://attacker.example/fcm.googleapis.com | https://evilpush.apple.com/abc
    false: https://user:pass@fcm.googleapis.com/abc | https://fcm.googleapis.com:8443/abc
    false: https://169.254.169.254/latest | http://localhost:8787/api | https://127.0.0.1/x
    false: ftp://web.push.apple.com/x | not an address
  `),
  ["", "false"],
])("a device of the address %j is accepted in production: %s", (address, accepted) =>
  expect(isPushEndpoint(address, false)).toBe(accepted === "true"),
);
