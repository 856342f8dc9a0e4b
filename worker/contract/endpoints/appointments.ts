import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import {
  appointmentChangeSchema,
  appointmentListSchema,
  appointmentQuerySchema,
  appointmentResponseSchema,
  calendarLinkSchema,
  newAppointmentSchema,
  newResourceSchema,
  resourceChangeSchema,
  resourceListSchema,
  resourceResponseSchema,
  savedAvailabilitySchema,
} from "../appointments/admin-appointment.ts";
import { availabilityUpdateSchema, storedAvailabilitySchema } from "../appointments/availability.ts";
import {
  bookingReceiptSchema,
  bookingSchema,
  moveSchema,
  nextTimesSchema,
  publicAppointmentResponseSchema,
  slotsQuerySchema,
  slotsResponseSchema,
} from "../appointments/booking.ts";
import { appointmentLinkParams, calendarParams } from "../appointments/link-params.ts";
import { moveDaySchema, movedDaySchema, toldSchema, toTellListSchema } from "../appointments/to-tell.ts";
import { endpoint, enquiryCall, noBodyBytes, uncachedRead } from "../http/endpoint.ts";
import { appointmentParams, resourceParams } from "../http/path-params.ts";

/** Appointments, for visitors and colleagues, and what can be booked when. */
export const appointmentEndpoints = {
  listSlots: endpoint("GET /public/slots", "public", {
    summary: "List the free times of a home, a course or a doctor",
    errors: { 410: "It can no longer be booked" },
    query: slotsQuerySchema,
    response: slotsResponseSchema,
    ...uncachedRead,
  }),
  listNextTimes: endpoint("GET /public/next-times", "public", {
    summary: "List the next free time of each doctor within two weeks",
    response: nextTimesSchema,
    ...uncachedRead,
  }),
  book: endpoint("POST /public/appointments", "public", {
    summary: "Book an appointment; 422 with the next free `slots` for a time that cannot be booked",
    errors: { 409: "The time is taken, with the next free `slots`", 410: "It can no longer be booked" },
    body: bookingSchema,
    isCreated: true,
    response: bookingReceiptSchema,
    ...enquiryCall,
    maxBodyBytes: appointmentLimits.bytes,
  }),
  getBooking: endpoint("GET /public/appointments/:secret", "public", {
    summary: "Get an appointment by its link. With `.ics` after the secret: its calendar file",
    errors: { 410: "It is past or cancelled, with the `appointment`" },
    params: appointmentLinkParams,
    response: publicAppointmentResponseSchema,
    ...uncachedRead,
  }),
  moveBooking: endpoint("PATCH /public/appointments/:secret", "public", {
    summary: "Move an appointment; 422 with the next free `slots` for a time that cannot be booked",
    errors: {
      409: "The time is taken, with the next free `slots`",
      410: "It is past or cancelled, with the `appointment`",
    },
    params: appointmentLinkParams,
    body: moveSchema,
    response: publicAppointmentResponseSchema,
    ...enquiryCall,
    maxBodyBytes: noBodyBytes,
  }),
  cancelBooking: endpoint("DELETE /public/appointments/:secret", "public", {
    summary: "Cancel an appointment",
    errors: { 410: "It is past or cancelled, with the `appointment`" },
    params: appointmentLinkParams,
    response: publicAppointmentResponseSchema,
    ...enquiryCall,
    maxBodyBytes: noBodyBytes,
  }),
  listAppointments: endpoint("GET /appointments", "admin", {
    summary: "List the appointments of a range, and the requests that wait for a colleague",
    query: appointmentQuerySchema,
    response: appointmentListSchema,
  }),
  createAppointment: endpoint("POST /appointments", "admin", {
    summary: "Book for a person who called, or a package of lessons",
    errors: { 409: "A time is taken, with free `slots`", 410: "It can no longer be booked" },
    body: newAppointmentSchema,
    isCreated: true,
    response: appointmentResponseSchema,
    maxBodyBytes: appointmentLimits.bytes,
  }),
  moveDay: endpoint("POST /appointments/move-day", "admin", {
    summary:
      "Move the open appointments of a day, and list everyone who must be told; `next_cursor` if the day has more",
    errors: { 409: "The appointments change again and again" },
    body: moveDaySchema,
    response: movedDaySchema,
  }),
  listToSend: endpoint("GET /appointments/to-send", "admin", {
    summary: "List the reminders of the next 24 hours that no mail carries, to send today",
    response: toTellListSchema,
  }),
  listToTell: endpoint("GET /appointments/to-tell", "admin", {
    summary: "List the people who must still be told that a colleague moved or cancelled their appointment",
    response: toTellListSchema,
  }),
  noteTold: endpoint("POST /appointments/:id/told", "admin", {
    summary: "Record a call or a message to the person of an appointment, who then knows of its changes",
    params: appointmentParams,
    body: toldSchema,
  }),
  undoTold: endpoint("DELETE /appointments/:id/told", "admin", {
    summary: "Record that the person of an appointment was not told after all",
    params: appointmentParams,
  }),
  getAppointment: endpoint("GET /appointments/:id", "admin", {
    summary: "Get an appointment with its history and package",
    params: appointmentParams,
    response: appointmentResponseSchema,
    readsPrimary: true,
  }),
  updateAppointment: endpoint("PATCH /appointments/:id", "admin", {
    summary: "Confirm, move, cancel or assign an appointment, or record its outcome or a note",
    errors: { 409: "The time is taken, with free `slots`, or `sequence` is an earlier one, with the `appointment`" },
    params: appointmentParams,
    body: appointmentChangeSchema,
    response: appointmentResponseSchema,
    maxBodyBytes: appointmentLimits.bytes,
  }),
  noteReminder: endpoint("POST /appointments/:id/reminded", "admin", {
    summary: "Record that a colleague sent a reminder, also in the enquiry",
    params: appointmentParams,
    body: toldSchema,
  }),
  listResources: endpoint("GET /resources", "admin", {
    summary: "List colleagues, instructors, cars, rooms and doctors",
    response: resourceListSchema,
    readsPrimary: true,
  }),
  createResource: endpoint("POST /resources", "admin", {
    summary: "Add a resource",
    body: newResourceSchema,
    isCreated: true,
    response: resourceResponseSchema,
  }),
  updateResource: endpoint("PATCH /resources/:id", "admin", {
    summary: "Change a resource",
    params: resourceParams,
    body: resourceChangeSchema,
    response: resourceResponseSchema,
  }),
  deleteResource: endpoint("DELETE /resources/:id", "admin", {
    summary: "Delete a resource",
    errors: { 409: "A colleague, or appointments to come or courses need it" },
    params: resourceParams,
  }),
  getAvailability: endpoint("GET /availability", "admin", {
    summary: "Get when what can be booked",
    response: storedAvailabilitySchema,
    readsPrimary: true,
  }),
  saveAvailability: endpoint("PUT /availability", "admin", {
    summary: "Replace when what can be booked; appointments on days off stay and are listed",
    errors: { 409: "Another was saved since, with that one" },
    body: availabilityUpdateSchema,
    response: savedAvailabilitySchema,
    maxBodyBytes: 128 * 1024,
  }),
  getCalendar: endpoint("GET /calendar/:file", "public", {
    summary: "Get the calendar of a colleague by its secret address",
    params: calendarParams,
    responseType: "text/calendar",
    ...uncachedRead,
  }),
  renewCalendar: endpoint("POST /calendar/renew", "admin", {
    summary: "Get a new secret address of the caller's own calendar; the earlier one ends",
    response: calendarLinkSchema,
  }),
};
