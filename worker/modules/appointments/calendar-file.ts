import { generateIcsCalendar, type IcsEvent } from "ts-ics";
import type { AppointmentStatus } from "#contract/appointments/appointment-kinds.ts";
import { calendarPath } from "#shared/appointments/appointment-reference.ts";
import { describePromise } from "#shared/site/describe-promise.ts";
import type { LinkContext } from "#worker/security/link-secrets.ts";
import { manageUrl } from "#worker/security/personal-links.ts";
import type { AppointmentRow } from "./rows/appointment-row.ts";
import { getTitle, rowReplyBy } from "./rows/appointment-rows.ts";

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

/** What the calendar of its person shows. Calendars are copied to other services, so a professional is not named. */
export function describeForPerson(row: AppointmentRow, links: LinkContext, business: string): EventText {
  const url = manageUrl(links, row.id);
  const isClinic = row.kind === "clinic";
  const promise = rowReplyBy(row);
  return {
    summary: isClinic ? `Appointment, ${business}` : `${verbs[row.kind]}: ${getTitle(row)}`,
    description: [
      `Reference: ${row.reference}`,
      ...(promise ? [`We confirm it by ${describePromise(promise)} (Monrovia time, GMT).`] : []),
      ...(isClinic ? [] : [business]),
      `Move or cancel it: ${url}`,
    ].join("\n"),
    url,
  };
}

/** What the calendar of a colleague shows. Of a visit to a professional it shows neither the patient nor the professional. */
export function describeForColleague(row: AppointmentRow, origin: string): EventText {
  const url = `${origin}${calendarPath(row.id)}`;
  if (row.kind === "clinic") return { summary: `Appointment ${row.reference}`, description: url, url };
  return {
    summary: `${verbs[row.kind]}: ${getTitle(row)}`,
    description: [row.name, row.phone_number, row.reference, url].filter(Boolean).join("\n"),
    url,
  };
}

/** Who the business is in a calendar: a cancellation without it is ignored. */
type Organizer = NonNullable<IcsEvent["organizer"]>;

export function toEvent(row: AppointmentRow, text: EventText, origin: string, organizer?: Organizer): IcsEvent {
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
    ...(organizer && { organizer }),
    status: statuses[row.status],
  };
}

const withoutBreaks = (text: string) => text.replaceAll(/[\r\n]+/g, " ");

interface CalendarOptions {
  isCancelled?: boolean;
  /** A subscribed calendar, which programs read again after this time (RFC 7986), such as PT1H. */
  refresh?: string;
}

/** Returns the text of a calendar file. */
export function toCalendar(name: string, events: IcsEvent[], { isCancelled, refresh }: CalendarOptions = {}): string {
  const text = generateIcsCalendar({
    prodId: "-//Monrovia Hub//Appointments//EN",
    version: "2.0",
    method: isCancelled ? "CANCEL" : "PUBLISH",
    name: withoutBreaks(name),
    events,
  });
  const version = "VERSION:2.0\r\n";
  const interval = refresh ? `REFRESH-INTERVAL;VALUE=DURATION:${refresh}\r\nX-PUBLISHED-TTL:${refresh}\r\n` : "";
  // The library folds lines by characters, also inside an emoji.
  return text
    .replace(version, version + interval)
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .map(foldLine)
    .join("\r\n");
}

const maxBytes = 75;
const encoder = new TextEncoder();

/** Folds a line of a calendar file so that no line has more than 75 bytes (RFC 5545), and never inside a character. */
function foldLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
