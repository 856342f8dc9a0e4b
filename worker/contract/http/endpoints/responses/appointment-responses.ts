import {
  appointmentListSchema,
  appointmentResponseSchema,
  calendarLinkSchema,
  resourceListSchema,
  resourceResponseSchema,
  savedAvailabilitySchema,
} from "../../../appointments/admin-appointment.ts";
import { storedAvailabilitySchema } from "../../../appointments/availability.ts";
import {
  bookingReceiptSchema,
  publicAppointmentResponseSchema,
  slotsResponseSchema,
} from "../../../appointments/booking.ts";
import { movedDaySchema, toTellListSchema } from "../../../appointments/to-tell.ts";
import type { appointmentEndpoints } from "../appointment-endpoints.ts";
import type { ResponseTable } from "../endpoint-tables.ts";

/** What is returned by the endpoints in appointment-endpoints.ts. */
export const appointmentResponses = {
  listSlots: {
    summary: "List the free times of a home, a course or a doctor; 410 if it can no longer be booked",
    response: slotsResponseSchema,
  },
  book: {
    summary:
      "Book an appointment; 409 if the time is taken and 422 if it is not on offer, both with the next free `slots`",
    response: bookingReceiptSchema,
  },
  getBooking: {
    summary:
      "Get an appointment by its link; 410 with the `appointment` if it is past or cancelled. With `.ics` after the secret: its calendar file",
    response: publicAppointmentResponseSchema,
  },
  moveBooking: {
    summary: "Move an appointment; 409 and 422 as for a booking, 410 if it is past or cancelled",
    response: publicAppointmentResponseSchema,
  },
  cancelBooking: {
    summary: "Cancel an appointment; 410 if it is past or cancelled",
    response: publicAppointmentResponseSchema,
  },
  getCalendar: { summary: "Get the calendar of a colleague by its secret address", responseType: "text/calendar" },
  listAppointments: {
    summary: "List the appointments of a range, and the requests that wait for a colleague",
    response: appointmentListSchema,
  },
  createAppointment: {
    summary: "Book for a person who called, or a package of lessons; 409 with free `slots` if a time is taken",
    response: appointmentResponseSchema,
  },
  moveDay: {
    summary:
      "Move the open appointments of a day, and list everyone who must be told; `next_cursor` if the day has more",
    response: movedDaySchema,
  },
  listToSend: {
    summary: "List the reminders of the next 24 hours that no mail carries, to send today",
    response: toTellListSchema,
  },
  listToTell: {
    summary: "List the people who must still be told that a colleague moved or cancelled their appointment",
    response: toTellListSchema,
  },
  noteTold: { summary: "Record a call or a message to the person of an appointment, who then knows of its changes" },
  undoTold: { summary: "Record that the person of an appointment was not told after all" },
  getAppointment: { summary: "Get an appointment with its history and package", response: appointmentResponseSchema },
  updateAppointment: {
    summary:
      "Confirm, move, cancel or assign an appointment, or record its outcome or a note; 409 with free `slots` if the time is taken, or with the `appointment` if `sequence` is an earlier one",
    response: appointmentResponseSchema,
  },
  noteReminder: { summary: "Record that a colleague sent a reminder, also in the enquiry" },
  listResources: { summary: "List colleagues, instructors, cars, rooms and doctors", response: resourceListSchema },
  createResource: { summary: "Add a resource", response: resourceResponseSchema },
  updateResource: { summary: "Change a resource", response: resourceResponseSchema },
  deleteResource: { summary: "Delete a resource; 409 while appointments to come or courses need it" },
  getAvailability: { summary: "Get when what can be booked", response: storedAvailabilitySchema },
  saveAvailability: {
    summary:
      "Replace when what can be booked; appointments on days off stay and are listed. 409 with the saved one if another was saved since",
    response: savedAvailabilitySchema,
  },
  renewCalendar: {
    summary: "Get a new secret address of the caller's own calendar; the earlier one ends",
    response: calendarLinkSchema,
  },
} satisfies ResponseTable<typeof appointmentEndpoints>;
