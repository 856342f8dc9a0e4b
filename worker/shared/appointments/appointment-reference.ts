/** Returns the reference that people read of an appointment, such as `A-1234ABCD`. */
export const appointmentReference = (id: string): string => `A-${id.slice(0, 8).toUpperCase()}`;

/** The page on which colleagues see an appointment. */
export const calendarPath = (id: string): string => `/admin/calendar?open=${id}`;
