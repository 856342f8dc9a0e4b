import * as z from "zod";

/** The secret of a link, with `.ics` for its calendar file. */
export const secretPattern = /^(?<secret>[\w-]{43})(?:\.ics)?$/;

export const appointmentLinkParams = z.object({
  secret: z.string().regex(/^[\w-]{43}$/, "Appointment not found"),
});

/** The name of the calendar file of a colleague. */
export const calendarParams = z.object({
  file: z
    .string()
    .regex(/^[\w-]{43}\.ics$/, "Calendar not found")
    .transform((file) => file.slice(0, -4)),
});
