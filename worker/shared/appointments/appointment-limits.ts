/** Limits of appointments. This file has no schemas, so that forms can use it without loading zod. */
export const appointmentLimits = {
  /** Times and lengths are multiples of this many minutes. */
  gridMinutes: 5,
  /** The longest appointment, in minutes. */
  slotMinutes: 480,
  bufferMinutes: 240,
  noticeHours: 168,
  seats: 50,
  /** How far ahead visitors may book. */
  daysAhead: 92,
  /** The longest range of one request. */
  days: 31,
  /** The longest range of a calendar of colleagues. */
  calendarDays: 62,
  lessons: 40,
  /** Of one course. */
  intakes: 12,
  hours: 500,
  daysOff: 400,
  resources: 200,
  note: 2000,
  reason: 300,
  bytes: 16_384,
} as const;
