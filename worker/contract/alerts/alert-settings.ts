import * as z from "zod";
import { singleLine } from "../http/input-fields.ts";
import { type ServiceSlug, serviceSlugs } from "../services/services.ts";

const maxEndpointLength = 1000;

const service = () => z.enum(serviceSlugs, `Must be one of ${serviceSlugs.join(", ")}`);
const time = () => z.string("Must be a time").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Must be a time such as 08:00");
const endTime = () => time().or(z.literal("24:00", "Must be a time such as 18:00"));

/**
 * The hours in which a colleague is told, in Monrovia's time (UTC). Days are 1 for Monday to 7 for Sunday. Hours from 20:00 to
 * 06:00 begin on each of the days and end on the next one.
 */
export const alertHoursSchema = z
  .object({
    from: time(),
    to: endTime().describe("not later than `from`: on the next day"),
    days: z
      .array(z.number("Must be a number").int().min(1, "From 1 for Monday").max(7, "To 7 for Sunday"), "Must be a list")
      .min(1, "Choose at least one day")
      .max(7, "At most 7 days"),
  })
  .refine(({ from, to }) => from !== to, { error: "Must differ from the start", path: ["to"] });
export type AlertHours = z.infer<typeof alertHoursSchema>;

/** What a colleague wants to be told. */
export const alertSettingsChangeSchema = z.object({
  services: z
    .array(service(), "Must be a list of services")
    .max(serviceSlugs.length)
    .nullable()
    .default(null)
    .describe("null: all services"),
  hours: alertHoursSchema.nullable().default(null).describe("null: the opening hours of the business"),
});
export type AlertSettingsChange = z.infer<typeof alertSettingsChangeSchema>;

const deviceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  endpoint: z.string().describe("by which a browser recognises its own subscription"),
  created_at: z.iso.datetime(),
  reached_at: z.iso.datetime().nullable().describe("when a push service last accepted a message"),
  last_error: z.string().nullable(),
});
export type AlertDevice = z.infer<typeof deviceSchema>;

export const alertSettingsSchema = z.object({
  services: z.array(service()).nullable(),
  hours: alertHoursSchema.nullable(),
  public_key: z.string().nullable().describe("the server's VAPID key for a subscription; null while push is off"),
  mail: z.boolean().describe("whether an email replaces a push message that reaches no device"),
  devices: z.array(deviceSchema),
  removed_endpoints: z
    .array(z.string())
    .describe("of devices that the caller removed by id; such a browser asks before it rings again"),
  problem: z.string().nullable().describe("why the last alert reached no device; null if it did"),
});
export type AlertSettings = z.infer<typeof alertSettingsSchema>;

const base64url = (length: number, what: string) =>
  z.string(`${what} is required`).regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), `${what} is not valid`);

/** A subscription of a browser, as `PushSubscription.toJSON()` returns it, with a name. */
export const newAlertDeviceSchema = z.object({
  endpoint: z
    .string("Must be text")
    .max(maxEndpointLength, `Must be at most ${maxEndpointLength} characters`)
    .describe("https, of Google, Mozilla, Apple or Microsoft"),
  keys: z.object({ p256dh: base64url(87, "p256dh"), auth: base64url(22, "auth") }, "Keys are required"),
  name: singleLine(100).nullish().describe("the browser and system by default"),
});
export type NewAlertDevice = z.infer<typeof newAlertDeviceSchema>;

export const createdAlertDeviceSchema = z.object({ id: z.uuid() });

/** Which of the caller's devices to remove: by its id, or by its endpoint. */
export const removedAlertDeviceSchema = z
  .object({
    id: z.uuid("Must be the id of a device").optional(),
    endpoint: z.string("Must be text").max(maxEndpointLength).optional(),
  })
  .refine(({ id, endpoint }) => (id === undefined) !== (endpoint === undefined), {
    error: "Send either the id or the endpoint",
    path: ["id"],
  });
export type RemovedAlertDevice = z.infer<typeof removedAlertDeviceSchema>;

export const defaultEscalationMinutes = 10;
export const escalationMinutes = { min: 1, max: 240 } as const;
const maxColleagues = 50;

const colleagues = () =>
  z
    .array(z.string("Must be the id of a colleague").max(100), "Must be a list of ids")
    .max(maxColleagues, `At most ${maxColleagues} colleagues`)
    .refine((ids) => new Set(ids).size === ids.length, "Each colleague may be named once")
    .default([]);

/** Who is told about the enquiries of each service, in order. An empty list stands for all admins at once. */
export const alertOrderSchema = z.object({
  ...(Object.fromEntries(serviceSlugs.map((slug) => [slug, colleagues()])) as Record<
    ServiceSlug,
    ReturnType<typeof colleagues>
  >),
  minutes: z
    .number("Must be a number")
    .int("Must be a whole number")
    .min(escalationMinutes.min, `At least ${escalationMinutes.min}`)
    .max(escalationMinutes.max, `At most ${escalationMinutes.max}`)
    .default(defaultEscalationMinutes)
    .describe("opening minutes after which the next colleague is told"),
  receipts: z.boolean("Must be true or false").default(true).describe("whether senders get a receipt by email"),
});
export type AlertOrder = z.infer<typeof alertOrderSchema>;

/** A misspelt service would silently be told to all admins. */
export const alertOrderChangeSchema = z.strictObject(
  alertOrderSchema.shape,
  `Must be one of ${serviceSlugs.join(", ")}`,
);

/** A mail or push message of a local site, which sends none. */
export const outboxMessageSchema = z.object({
  kind: z.enum(["mail", "push"]),
  at: z.iso.datetime(),
  to: z.string().describe("an address, or the name of a device"),
  subject: z.string(),
  text: z.string(),
});
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;

export const outboxSchema = z.object({ data: z.object({ messages: z.array(outboxMessageSchema) }) });
