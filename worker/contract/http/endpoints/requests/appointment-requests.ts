import {
  appointmentChangeSchema,
  appointmentQuerySchema,
  newAppointmentSchema,
  newResourceSchema,
  resourceChangeSchema,
} from "../../../appointments/admin-appointment.ts";
import { availabilityUpdateSchema } from "../../../appointments/availability.ts";
import { bookingSchema, moveSchema, slotsQuerySchema } from "../../../appointments/booking.ts";
import { appointmentLinkParams, calendarParams } from "../../../appointments/link-params.ts";
import { moveDaySchema, toldSchema } from "../../../appointments/to-tell.ts";
import type { appointmentEndpoints } from "../appointment-endpoints.ts";
import type { RequestTable } from "../endpoint-tables.ts";
import { appointmentParams, resourceParams } from "../path-params.ts";

/** What may be sent to the endpoints in appointment-endpoints.ts. */
export const appointmentRequests = {
  listSlots: { query: slotsQuerySchema },
  book: { body: bookingSchema, isCreated: true },
  getBooking: { params: appointmentLinkParams },
  moveBooking: { params: appointmentLinkParams, body: moveSchema },
  cancelBooking: { params: appointmentLinkParams },
  getCalendar: { params: calendarParams },
  listAppointments: { query: appointmentQuerySchema },
  createAppointment: { body: newAppointmentSchema, isCreated: true },
  moveDay: { body: moveDaySchema },
  getAppointment: { params: appointmentParams },
  updateAppointment: { params: appointmentParams, body: appointmentChangeSchema },
  noteReminder: { params: appointmentParams, body: toldSchema },
  noteTold: { params: appointmentParams, body: toldSchema },
  undoTold: { params: appointmentParams },
  createResource: { body: newResourceSchema, isCreated: true },
  updateResource: { params: resourceParams, body: resourceChangeSchema },
  deleteResource: { params: resourceParams },
  saveAvailability: { body: availabilityUpdateSchema },
} satisfies RequestTable<typeof appointmentEndpoints>;
