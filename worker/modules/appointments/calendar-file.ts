import { generateIcsCalendar, type IcsEvent } from "ts-ics";
import type { AppointmentStatus } from "#contract/appointments/appointment-kinds.ts";
import { calendarPath } from "#contract/appointments/appointment-reference.ts";
import { type AppointmentRow, getTitle, type LinkContext, manageUrl } from "./appointment-rows.ts";

const statuses = {
  requested: "TENTATIVE",
  confirmed: "CONFIRMED",
  done: "CONFIRMED",
  no_show: "CONFIRMED",
  cancelled: "CANCELLED",
} as const satisfies Record<AppointmentStatus, string>;

const verbs = { viewing: "Viewing", lesson: "Driving lesson", clinic: "Appointment" };

/** What a calendar shows of an appointment besides its time. */
export interface EventText {
  summary: string;
  description: string;
  url: string;
}

/** What the calendar of its person shows. Calendars are copied to other services, so a doctor is not named. */
export function describeForPerson(row: AppointmentRow, links: LinkContext, business: string): EventText {
  const url = manageUrl(links, row.id);
  const isClinic = row.kind === "clinic";
  return {
    summary: isClinic ? `Appointment, ${business}` : `${verbs[row.kind]}: ${getTitle(row)}`,
    description: [`Reference: ${row.reference}`, ...(isClinic ? [] : [business]), `Move or cancel it: ${url}`].join(
      "\n",
    ),
    url,
  };
}

/** What the calendar of a colleague shows. Of a visit to a doctor it shows neither the patient nor the doctor. */
export function describeForColleague(row: AppointmentRow, origin: string): EventText {
  const url = `${origin}${calendarPath(row.id)}`;
  if (row.kind === "clinic") return { summary: `Appointment ${row.reference}`, description: url, url };
  return {
    summary: `${verbs[row.kind]}: ${getTitle(row)}`,
    description: [row.name, row.phone_number, row.reference, url].filter(Boolean).join("\n"),
    url,
  };
}

export function toEvent(row: AppointmentRow, text: EventText, origin: string): IcsEvent {
  const isClinic = row.kind === "clinic";
  return {
    uid: `${row.id}@${new URL(origin).hostname}`,
    summary: withoutBreaks(text.summary),
    description: text.description,
    url: text.url,
    ...(row.meeting_point && !isClinic && { location: withoutBreaks(row.meeting_point) }),
    start: { date: new Date(row.start_at) },
    end: { date: new Date(row.end_at) },
    stamp: { date: new Date(row.changed_at) },
    lastModified: { date: new Date(row.changed_at) },
    sequence: row.sequence,
    status: statuses[row.status],
  };
}

const withoutBreaks = (text: string) => text.replaceAll(/[\r\n]+/g, " ");

/** Returns the text of a calendar file. */
export const toCalendar = (name: string, events: IcsEvent[], isCancelled = false): string =>
  generateIcsCalendar({
    prodId: "-//Monrovia Hub//Appointments//EN",
    version: "2.0",
    method: isCancelled ? "CANCEL" : "PUBLISH",
    name: withoutBreaks(name),
    events,
  });
