import { afterEach, beforeEach, vi } from "vitest";
import type { Availability } from "#contract/appointments/availability.ts";
import type { BookingReceipt, PublicAppointment, SlotsResponse } from "#contract/appointments/booking.ts";
import type { WeeklyHours } from "#contract/appointments/weekly-hours.ts";
import { defaultAvailability } from "#shared/appointments/default-availability.ts";
import { callApi } from "../accounts.ts";
import { newCourse, newProfessional } from "../service-items.ts";
import { queryRows, runSql } from "../storage/rows.ts";

/** A Friday morning. */
export const fixedNow = new Date("2026-11-27T08:00:00.000Z");
/** The first free time of that day. */
export const firstStart = "2026-11-27T10:00:00.000Z";

export const setClock = (time: string | Date) => void vi.setSystemTime(new Date(time));

/** Stops the clock on a Friday morning during each test of a file. */
export function stopClockOnFriday(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: fixedNow }));
  afterEach(() => void vi.useRealTimers());
}

/** Stores hours and rules of bookings. */
export async function storeAvailability(changes: Partial<Availability>): Promise<void> {
  await runSql(
    "INSERT OR REPLACE INTO availability (id, settings, saved_at) VALUES (1, ?, ?)",
    JSON.stringify({ ...defaultAvailability, ...changes }),
    fixedNow.toISOString(),
  );
}

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  await runSql(`INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => "?")})`, ...Object.values(row));
}

export const storeResource = (kind: string, id: string, user_id: string | null = null): Promise<void> =>
  insert("resources", { id, kind, name: `Name of ${id}`, user_id, created_at: fixedNow.toISOString() });

/** Says that these accounts show no homes. */
export const stopViewings = async (...ids: string[]): Promise<void> => {
  for (const id of ids)
    await insert("resources", {
      id,
      kind: "colleague",
      name: "",
      user_id: id,
      created_at: fixedNow.toISOString(),
      does_viewings: 0,
    });
};

interface CourseOverrides {
  available?: boolean;
  class_size?: number | null;
  resource_ids?: string[];
  lessons?: number | null;
  intakes?: string[];
}

const item = { position: 0, updated_at: fixedNow.toISOString() };

export function storeCourse(id: string, overrides: CourseOverrides = {}): Promise<void> {
  const { available = true, class_size = null, resource_ids = [], lessons = null, intakes = [] } = overrides;
  const lists = { features: "[]", resource_ids: JSON.stringify(resource_ids), intakes: JSON.stringify(intakes) };
  const texts = { description: "", mileage: "" };
  return insert("courses", {
    ...newCourse,
    ...item,
    ...lists,
    ...texts,
    id,
    class_size,
    lessons,
    available: Number(available),
  });
}

/** Stores a professional who works from Monday to Friday, or in other hours. */
export function storeProfessional(
  id: string,
  available = true,
  hours: WeeklyHours = newProfessional.hours,
): Promise<void> {
  const row = { ...newProfessional, ...item, id, hours: JSON.stringify(hours), experience: "", price: "" };
  return insert("professionals", { ...row, available: Number(available) });
}

export const visitor = { name: "Ma Kebbeh", phone_number: "0775 550 101" };

type Options = Omit<NonNullable<Parameters<typeof callApi>[1]>, "body" | "method"> & { key?: string };

/** Books as a visitor, by default as one whose form was open for a minute. */
export function book(body: Record<string, unknown>, { key, ...options }: Options = {}) {
  return callApi<BookingReceipt & { slots?: { start: string }[]; detail?: unknown }>("/public/appointments", {
    body: { ...visitor, elapsed_ms: 60_000, ...body },
    ...options,
    headers: { ...options.headers, ...(key && { "idempotency-key": key }) },
  });
}

export async function listSlots(query: string) {
  const { status, body } = await callApi<SlotsResponse & { detail: unknown }>(`/public/slots?${query}`);
  return { status, body, starts: body.data?.slots.map(({ start }) => start) ?? [] };
}

export const secretOf = ({ manage_url }: Pick<BookingReceipt, "manage_url">): string =>
  manage_url.slice(manage_url.lastIndexOf("/") + 1);

interface LinkResponse {
  data: { appointment: PublicAppointment };
  appointment?: PublicAppointment;
  slots?: { start: string }[];
  detail?: unknown;
}

/** Calls the link of an appointment. */
export const callLink = (receipt: Pick<BookingReceipt, "manage_url">, method = "GET", body?: unknown) =>
  callApi<LinkResponse>(`/public/appointments/${secretOf(receipt)}`, { method, body });

/** Returns how many seats of resources are taken, by resource. */
export async function countOccupied(): Promise<Record<string, number>> {
  const results = await queryRows<{ resource_id: string; slots: number }>(
    "SELECT resource_id, count(*) AS slots FROM occupied GROUP BY resource_id ORDER BY resource_id",
  );
  return Object.fromEntries(results.map(({ resource_id, slots }) => [resource_id, slots]));
}

export const problemsOf = (body: { detail?: unknown }): Record<string, string> =>
  Object.fromEntries(
    (body.detail as { loc: string[]; msg: string }[]).map(({ loc, msg }) => [loc.slice(1).join("."), msg]),
  );
