import * as z from "zod";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { newAlertDeviceSchema } from "../alerts/alert-settings.ts";
import { enquiryLimits } from "../enquiries/enquiry-limits.ts";
import { optionalMoney, optionalText, requiredChoice, requiredText, singleLine } from "../http/input-fields.ts";
import { cursorParam, flagParam, limitParam, singleParam } from "../http/query-params.ts";
import { livingInputs } from "../listings/details/property-detail-schemas.ts";
import { propertyCardSchema } from "../listings/property.ts";
import { livingInputSchema, maxPrice, newPropertySchemas } from "../listings/property-input.ts";
import { emailOrNone, optionalPhone, requiredPhone } from "../people/contact-fields.ts";
import { wantFiltersSchema } from "./want-filters.ts";
import { waitingKinds, wantChannels, wantKinds, wantLimits, wantStatuses } from "./want-kinds.ts";

const optionalEmail = () => z.preprocess((value) => value ?? "", emailOrNone()).transform((value) => value || null);
const optionalName = () => optionalText(wantLimits.name).pipe(singleLine(wantLimits.name).nullable());

const contactFields = {
  channel: requiredChoice(wantChannels, "Channel"),
  push: newAlertDeviceSchema.pick({ endpoint: true, keys: true }).nullish().describe("a subscription of the browser"),
  email: optionalEmail(),
  phone_number: optionalPhone(enquiryLimits.phone),
  name: optionalName(),
  /** Honeypot, as in enquiries. */
  website: z.unknown().optional(),
  elapsed_ms: z.unknown().optional(),
};
const contactNames = { push: "push", email: "email", whatsapp: "phone_number" } as const;
const contactMessages = {
  push: "Allow notifications first",
  email: "Email is required",
  whatsapp: "Phone number is required",
} as const;

/** Requires the contact that a channel needs. */
function requireContact(fields: z.infer<z.ZodObject<typeof contactFields>>, context: z.RefinementCtx): void {
  const { channel } = fields;
  if (channel === "none" || fields[contactNames[channel]]) return;
  context.addIssue({ code: "custom", message: contactMessages[channel], path: [contactNames[channel]] });
}

export const newWantSchema = z
  .object({ kind: requiredChoice(propertyKinds, "Kind"), filters: wantFiltersSchema, ...contactFields })
  .superRefine(requireContact);
export type NewWant = z.infer<typeof newWantSchema>;

const itemId = () => optionalText(100);
/** A person who waits for a free time of a course or a professional. */
export const newWaitingSchema = z
  .object({
    kind: requiredChoice(waitingKinds, "Kind"),
    course_id: itemId(),
    professional_id: itemId(),
    days: z
      .array(z.coerce.number().int().min(1, "From 1 for Monday").max(7, "To 7 for Sunday"), "Must be a list")
      .max(7)
      .transform((days) => [...new Set(days)].sort())
      .nullish()
      .transform((days) => days ?? [])
      .describe("the weekdays that suit; none for each"),
    ...contactFields,
  })
  .superRefine((fields, context) => {
    requireContact(fields, context);
    const name = fields.kind === "lesson" ? "course_id" : "professional_id";
    if (!fields[name])
      context.addIssue({
        code: "custom",
        message: `Choose a ${name === "course_id" ? "course" : "doctor"}`,
        path: [name],
      });
  });
export type NewWaiting = z.infer<typeof newWaitingSchema>;

export const wantChangeSchema = z.object({
  filters: wantFiltersSchema.optional(),
  paused: z.boolean("Must be true or false").optional(),
  renew: z.literal(true, "Must be true").optional(),
});
export type WantChange = z.infer<typeof wantChangeSchema>;

/** Who takes the time that is kept. */
export const takenTimeSchema = z.object({
  name: requiredText(wantLimits.name, "Name").pipe(singleLine(wantLimits.name)),
  phone_number: requiredPhone(enquiryLimits.phone, "Phone number is required"),
});
export type TakenTime = z.infer<typeof takenTimeSchema>;

export const wantReceiptSchema = z.object({
  id: z.uuid(),
  status: z.enum(wantStatuses),
  manage_url: z.url().nullable().describe("null for email: the address is in the mail only"),
  matches: z.number().int().describe("homes that fit now"),
});
export type WantReceipt = z.infer<typeof wantReceiptSchema>;

const filters = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const missed = z.array(z.string()).describe("the names of the filters that it does not meet");
const near = z.object({ listing: propertyCardSchema, missed });

const publicWantSchema = z.object({
  id: z.uuid(),
  kind: z.enum(wantKinds),
  filters,
  label: z.string(),
  channel: z.enum(wantChannels),
  status: z.enum(wantStatuses),
  ends_at: z.iso.datetime(),
  told: z.number().int().describe("homes that were told"),
});
export type PublicWant = z.infer<typeof publicWantSchema>;
export const publicWantResponseSchema = z.object({
  data: z.object({
    want: publicWantSchema,
    held: z
      .object({ start: z.iso.datetime(), until: z.iso.datetime() })
      .nullable()
      .describe("the free time that is kept for a person who waits"),
    matches: z.array(propertyCardSchema),
    near: z.array(near),
  }),
});
export type PublicWantResponse = z.infer<typeof publicWantResponseSchema>;

/** How this site can tell people. */
export const wantChannelsSchema = z.object({
  push_key: z.string().nullable().describe("the server's VAPID key for a subscription; null while push is off"),
  email: z.boolean(),
});

export const wantLinkParams = z.object({ secret: z.string().regex(/^[\w-]{43}$/, "Not found") });
export const wantParams = z.object({ id: z.uuid("Want not found") });

export const wantsQuerySchema = z.object({
  kind: singleParam(z.enum(wantKinds, `Must be one of ${wantKinds.join(", ")}`)),
  person_id: singleParam(z.string().max(100)),
  q: singleParam(z.string().trim().max(200)),
  status: singleParam(z.enum(wantStatuses, `Must be one of ${wantStatuses.join(", ")}`)),
  to_tell: flagParam().describe("only those of which a colleague must still send a message"),
  limit: limitParam(),
  cursor: cursorParam(),
});
export type WantsQuery = z.infer<typeof wantsQuerySchema>;

export const adminWantSchema = z.object({
  id: z.uuid(),
  kind: z.enum(wantKinds),
  filters,
  label: z.string(),
  person_id: z.string().nullable(),
  name: z.string().nullable(),
  phone_number: z.string().nullable(),
  channel: z.enum(wantChannels),
  status: z.enum(wantStatuses),
  note: z.string().nullable(),
  created_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  told_at: z.iso.datetime().nullable(),
  matches: z.number().int().describe("homes that fit now"),
  to_tell: z.string().nullable().describe("the message about homes that a colleague has not sent yet"),
});
export type AdminWant = z.infer<typeof adminWantSchema>;
export const adminWantsSchema = z.object({
  data: z.object({ wants: z.array(adminWantSchema) }),
  next_cursor: z.string().nullable(),
});

/** Channels of a want that a colleague adds: no browser is at hand. */
const adminChannels = ["whatsapp", "email", "none"] as const;
const adminFields = {
  filters: wantFiltersSchema,
  channel: requiredChoice(adminChannels, "Channel"),
  note: optionalText(wantLimits.note),
};
export const newAdminWantSchema = z
  .object({
    kind: requiredChoice(propertyKinds, "Kind"),
    ...adminFields,
    channel: adminFields.channel.optional().describe("whatsapp by default"),
    person_id: optionalText(100),
    name: optionalName(),
    phone_number: optionalPhone(enquiryLimits.phone),
  })
  .superRefine(({ person_id, name, phone_number }, context) => {
    if (person_id) return;
    if (!phone_number)
      context.addIssue({ code: "custom", message: "Phone number is required", path: ["phone_number"] });
    if (!name) context.addIssue({ code: "custom", message: "Name is required", path: ["name"] });
  });
export type NewAdminWant = z.infer<typeof newAdminWantSchema>;

export const adminWantChangeSchema = wantChangeSchema.extend({
  channel: adminFields.channel.optional(),
  note: adminFields.note.optional(),
});
export type AdminWantChange = z.infer<typeof adminWantChangeSchema>;

const pickedFields = {
  bedrooms: true,
  bathrooms: true,
  amenities: true,
  advance_months: true,
  deposit: true,
  agency_fee: true,
  lease_duration: true,
  furnished: true,
  pets_allowed: true,
  has_parking: true,
  featured: true,
} as const;
/** What decides on a listing that is not stored yet: its fields as they are sent when it is, and none is required. */
export const countedHomeSchema = z.object({
  kind: requiredChoice(propertyKinds, "Kind"),
  price: optionalMoney(maxPrice).describe("of a sale"),
  monthly_rent: optionalMoney(maxPrice),
  property_type: optionalText(100),
  ...{ city: optionalText(100), area: optionalText(100), landmark: optionalText(160) },
  ...{ title: optionalText(150), address: optionalText(200), description: optionalText(10_000) },
  ...newPropertySchemas.rent.pick(pickedFields).partial().shape,
  ...livingInputs(),
  living: livingInputSchema.shape.living,
});
export type CountedHome = z.infer<typeof countedHomeSchema>;

export const createdWantSchema = z.object({ id: z.uuid(), matches: z.number().int() });
export const wantMatchesSchema = z.object({ data: z.object({ matches: z.array(near) }) });

/** Who looks for a home: all that miss nothing, then those that miss one filter. */
export const homeWantsSchema = z.object({
  data: z.object({
    total: z.number().int(),
    near: z.number().int(),
    wants: z.array(z.object({ id: z.uuid(), label: z.string(), person_id: z.string().nullable(), missed })),
    reasons: z
      .array(z.object({ filter: z.string(), wants: z.number().int(), max_price: z.number().optional() }))
      .describe("of those that miss one filter; with the price below which so many more would look for it"),
  }),
});
export type HomeWants = z.infer<typeof homeWantsSchema>;

export const demandSchema = z.array(
  z.object({
    kind: z.enum(propertyKinds),
    area: z.string().nullable(),
    property_type: z.string().nullable(),
    bedrooms: z.number().nullable().describe("at least so many"),
    wants: z.number().int(),
    homes: z.number().int().describe("available ones that fit the area, the type and the bedrooms"),
    affordable: z.number().int().describe("of these, at the usual highest price or below"),
    usual_max_price: z.number().nullable().describe("the median of the highest prices"),
  }),
);
export type Demand = z.infer<typeof demandSchema>;
