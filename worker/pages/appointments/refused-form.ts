import * as z from "zod";
import { type Slot, slotSchema } from "#contract/appointments/booking.ts";
import type { RejectedBooking } from "#contract/appointments/rejected-booking.ts";
import { ApiError } from "#worker/http/api-error.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";

const retryAfterSeconds = "30";
const unavailable = "Nothing was booked or changed: our service does not respond. Try again in a minute, or call us.";

/** Why a posted form had no effect. */
export interface RefusedForm {
  form: Omit<RejectedBooking, "values">;
  status: 409 | 410 | 422 | 429 | 503;
  headers?: Record<string, string>;
}

/** Returns what a form says after an error; undefined for an error that is no answer to a form. */
export function readRefusal(error: unknown): RefusedForm | undefined {
  if (error instanceof StorageUnavailable) {
    return {
      form: { problems: { "": unavailable }, slots: [] },
      status: 503,
      headers: { "retry-after": retryAfterSeconds },
    };
  }
  if (!(error instanceof ApiError)) return undefined;
  const status = ([409, 410, 422, 429] as const).find((code) => code === error.status);
  if (!status) return undefined;
  const form = { problems: readProblems(error), slots: readSlots(error) };
  return status === 429 ? { form, status, headers: { "retry-after": String(error.retryAfter) } } : { form, status };
}

/** A time that cannot be booked is a message about the whole form, because the form shows other times in its place. */
function readProblems({ detail }: ApiError): RejectedBooking["problems"] {
  if (typeof detail === "string") return { "": detail };
  return Object.fromEntries(
    detail.map(({ loc: [, field], msg }) => [field === "start" || field === undefined ? "" : String(field), msg]),
  );
}

const refusal = z.object({ slots: z.array(slotSchema) });

/** Returns the next free times that an error offers. */
function readSlots({ more }: ApiError): Slot[] {
  const parsed = refusal.safeParse(more);
  return parsed.success ? parsed.data.slots : [];
}
