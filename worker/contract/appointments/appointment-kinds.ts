import type { ServiceSlug } from "../services/services.ts";

/** What an appointment is for: a viewing of a home, a driving lesson, or a visit to a professional. */
export const appointmentKinds = ["viewing", "lesson", "clinic"] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** The service whose enquiries a booking belongs to. Who may not see the service sees none of its appointments. */
export const serviceOfKind = {
  viewing: "real-estate",
  lesson: "driving-school",
  clinic: "health",
} as const satisfies Record<AppointmentKind, ServiceSlug>;

/** The field that names what an appointment of a kind is about. */
export const subjectOfKind = {
  viewing: "property_uuid",
  lesson: "course_id",
  clinic: "professional_id",
} as const satisfies Record<AppointmentKind, string>;

export const appointmentStatuses = ["requested", "confirmed", "done", "no_show", "cancelled"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** Whether an appointment with this status keeps its time from others. */
export const isOpenStatus = (status: AppointmentStatus) => status === "requested" || status === "confirmed";

/** What the history of an appointment records. */
export const historyFields = ["status", "start", "assignee", "outcome", "note", "reminder", "told"] as const;

/** What a visitor thought of a home. */
export const outcomes = ["liked", "too_dear", "wrong_area", "wrong_size", "condition", "other"] as const;
export type Outcome = (typeof outcomes)[number];

/** Whether a colleague confirms each booking of a visitor, or it is confirmed at once. */
export const bookingModes = ["request", "confirm"] as const;
export type BookingMode = (typeof bookingModes)[number];

/** What the price beside an appointment is for: a viewing is free, its home is not. */
export const priceLabels = { viewing: "Price of the home", lesson: "Price", clinic: "Price" } as const;

/** What can be busy besides homes, professionals and courses, which are resources by their own id. */
export const resourceKinds = ["colleague", "instructor", "car", "doctor", "room"] as const;
export type ResourceKind = (typeof resourceKinds)[number];
