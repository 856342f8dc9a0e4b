import * as z from "zod";
import { contactKey } from "#shared/people/contact-key.ts";
import { contactKinds } from "#shared/people/contact-kinds.ts";
import { keepDigits, phonePattern } from "#shared/people/phone-text.ts";
import { contactWays } from "../enquiries/channels.ts";
import { flagOr, optionalText, requiredChoice, requiredText, singleLine } from "../http/input-fields.ts";
import { limitParam, paramsInBody, singleParam } from "../http/query-params.ts";
import { emailAddress, optionalPhone, phoneText } from "./contact-fields.ts";
import { personKinds } from "./person-kinds.ts";
import { personLimits } from "./person-limits.ts";

const contactMessage = "Add a phone number or an email address";
const phoneMessage = "Please enter a valid phone number";

const contact = z.discriminatedUnion(
  "kind",
  [
    z.object({
      kind: z.literal("phone"),
      value: phoneText(personLimits.phone, "Phone number is required").refine(
        (text) => phonePattern.test(text) && keepDigits(text) !== "",
        phoneMessage,
      ),
    }),
    z.object({
      kind: z.literal("whatsapp"),
      value: requiredText(personLimits.contact, "WhatsApp number or name").refine(
        (text) => contactKey("whatsapp", text) !== "",
        "Please enter a number or a name",
      ),
    }),
    z.object({ kind: z.literal("email"), value: emailAddress() }),
  ],
  `Must be one of ${contactKinds.join(", ")}`,
);
export type ContactInput = z.infer<typeof contact>;

const contacts = z
  .array(contact, "Must be a list")
  .max(personLimits.contacts, `At most ${personLimits.contacts} contacts`)
  .transform(withoutRepeated);

function withoutRepeated(all: ContactInput[]): ContactInput[] {
  const byKey = new Map(all.map((one) => [`${one.kind} ${contactKey(one.kind, one.value)}`, one]));
  return [...byKey.values()];
}

const kinds = z
  .array(z.enum(personKinds, `Must be one of ${personKinds.join(", ")}`), "Must be a list")
  .min(1, "Choose at least one")
  .transform((all) => [...new Set(all)]);

const optionalEmail = () =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.trim() || null : (value ?? null)),
    emailAddress().nullable(),
  );

const fields = {
  name: requiredText(personLimits.name, "Name").pipe(singleLine(personLimits.name)),
  contacts: contacts.describe("numbers as they were entered; a WhatsApp contact may be a name"),
  phone: optionalPhone(personLimits.phone).describe("the first phone number"),
  email: optionalEmail().describe("the first e-mail address"),
  kinds,
  note: optionalText(personLimits.note),
  key_holder: optionalText(personLimits.keyHolder).describe("who keeps the keys of an owner's homes"),
  assignee_id: z.string("Must be the id of a colleague").max(100).nullable(),
  patient: z
    .boolean("Must be true or false")
    .describe("only colleagues with the permission health see the person, and only they may set it"),
};
const shared = flagOr(false).describe("true: another person has one of these numbers or addresses, too");

/** Returns the contacts with a number and an address that were sent as fields of their own. */
export function addFirst(
  all: readonly ContactInput[],
  { phone, email }: { phone?: string | null | undefined; email?: string | null | undefined },
): ContactInput[] {
  return withoutRepeated([
    ...(phone ? [{ kind: "phone" as const, value: phone }] : []),
    ...(email ? [{ kind: "email" as const, value: email }] : []),
    ...all,
  ]);
}

export const newPersonSchema = z
  .object({
    name: fields.name,
    contacts: fields.contacts.default([]),
    phone: fields.phone,
    email: fields.email.optional(),
    kinds: fields.kinds.default(["client"]),
    note: fields.note,
    key_holder: fields.key_holder,
    assignee_id: fields.assignee_id.default(null),
    patient: fields.patient.default(false),
    shared,
  })
  .transform(({ phone, email, ...person }) => ({ ...person, contacts: addFirst(person.contacts, { phone, email }) }))
  .refine((person) => person.contacts.length > 0, { path: ["contacts"], error: contactMessage });
export type NewPerson = z.infer<typeof newPersonSchema>;

/** Only the fields that were sent change. `contacts` replaces all contacts. */
export const personChangeSchema = z
  .object({
    name: fields.name.optional(),
    contacts: fields.contacts.refine((all) => all.length > 0, contactMessage).optional(),
    phone: fields.phone.optional(),
    email: fields.email.optional(),
    kinds: fields.kinds.optional(),
    note: fields.note.optional(),
    key_holder: fields.key_holder.optional(),
    assignee_id: fields.assignee_id.optional(),
    patient: fields.patient.optional(),
    one_sender_until: z
      .uuid("Must be the id of an enquiry")
      .nullable()
      .optional()
      .describe("an enquiry of the person: those up to it have one sender; null takes it back"),
    shared,
  })
  .refine(({ shared: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
    error: "Nothing to change",
    path: ["name"],
  });
export type PersonChange = z.infer<typeof personChangeSchema>;

/** The last person of a page. */
interface PersonPosition {
  lastContactAt: string;
  n: number;
}

const positionParam = () =>
  singleParam(
    z
      .string()
      .regex(/^([0-9a-z]{1,10})-([0-9a-z]{1,10})$/, "Not a cursor of this list")
      .transform((text): PersonPosition => {
        const [n = 0, time = 0] = text.split("-").map((part) => Number.parseInt(part, 36));
        // JavaScript has no date after this time.
        return { n, lastContactAt: new Date(Math.min(time, 8.64e15)).toISOString() };
      }),
  );

export const encodePersonPosition = ({ n, lastContactAt }: PersonPosition): string =>
  `${n.toString(36)}-${Date.parse(lastContactAt).toString(36)}`;

export const peopleQuerySchema = z.object({
  q: singleParam(z.string().transform((value) => value.trim().slice(0, 200))).describe(
    "name, number in any spelling or a part of it, e-mail address, reference of an enquiry, reference or title of a home",
  ),
  kind: singleParam(z.enum(personKinds, `Must be one of ${personKinds.join(", ")}`)),
  assignee_id: singleParam(z.string()),
  limit: limitParam(),
  cursor: positionParam(),
});
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;

/** The same in a body, because a URL with a name or a number would end up in logs. */
export const peopleSearchSchema = paramsInBody(peopleQuerySchema);

export const personMergeSchema = z.object({ other_id: z.string("Must be the id of a person").min(1).max(100) });
export const personContactedSchema = z.object({ by: requiredChoice(contactWays, "By") });
export const mergeUndoSchema = z.object({ undo: z.string("Must be a token").min(1).max(100) });
