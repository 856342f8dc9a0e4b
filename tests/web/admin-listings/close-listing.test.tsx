import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { OpenedListing } from "#web/admin/features/listings/opened-listing.tsx";
import { openedDialogs } from "#web/admin/routes/parts/opened-dialogs.ts";
import { renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { buildEnquiry, buildEnquiryList, mockSignedInApi } from "../support/admin-api.ts";
import { buildAppointment, buildAppointmentDetail, buildAppointmentList } from "../support/appointments.ts";
import { buildDetailProperty } from "../support/property-fixtures.tsx";

const now = new Date("2026-11-25T12:00:00.000Z");
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
afterEach(resetScreen);

const start = "2026-11-27T10:00:00.000Z";
const viewings = [
  buildAppointment({ name: "Prince Doe", start, sequence: 3 }),
  buildAppointment({ name: "Musu Paye", start }),
];
const asked = buildEnquiry({ name: "Joseph Kollie", phone_number: "0886 123 457", email: "joseph@example.org" });
const report = buildEnquiry({ name: "Reporter", service: "report" });

/** The change of the status, by one tap unless it has a price. */
const closed = { at: "2026-11-24T09:00:00.000Z", by: "james", field: "status", from: "available", to: "let" };

/** Shows the dialog of a home for rent. What is cancelled or answered leaves the lists of the server. */
async function show(status: AdminProperty["status"], respond: (call: string) => [number, unknown] | null = () => null) {
  const listing = { ...buildDetailProperty({ kind: "rent", monthly_rent: 900 }), published: true, deleted_at: null };
  let shown = { ...listing, status, is_available: status === "available" };
  const gone = new Set<string>();
  const calls = mockSignedInApi(({ call }) => {
    const special = respond(call);
    if (special) return special[0] === 0 ? undefined : special;
    const [, id = ""] = /(?:appointments|submissions)\/([^/]+)/.exec(call) ?? [];
    if (call.endsWith("/history")) return [200, []];
    if (call === "PATCH /properties") {
      shown = { ...shown, status: "let", is_available: false };
      return [200, { message: "", uuids: [shown.uuid], changed: 1, unknown: [], undo: "token" }];
    }
    if (call.startsWith("PATCH /appointments/")) {
      gone.add(id);
      const appointment = buildAppointmentDetail({ id, status: "cancelled", text: "It is cancelled." });
      return [200, { data: { appointment }, told: id === viewings[0]?.id ? "mail" : null }];
    }
    if (call.endsWith("/contacted")) {
      gone.add(id);
      return [204, undefined];
    }
    const isOpen = (one: { id: string }) => !gone.has(one.id);
    if (call.startsWith("GET /appointments?from=2026-11-25")) return buildAppointmentList(viewings.filter(isOpen));
    if (call.startsWith("GET /appointments?")) return buildAppointmentList([]);
    if (call.startsWith("GET /contact/submissions?")) return [200, buildEnquiryList([asked, report].filter(isOpen))];
    if (call === "GET /reply-templates") return [200, []];
    if (call.startsWith("GET /public/properties/")) return [200, { data: { property: shown, similar: [] } }];
    return call.startsWith("GET /properties/") ? [200, { data: { property: shown } }] : [200, {}];
  });
  const dialogs = <OpenedListing dialogs={openedDialogs} galleryListing={undefined} onCloseGallery={() => undefined} />;
  const { currentPath } = await renderAt(dialogs, `/admin/listings?close=${listing.uuid}`);
  const sent = (end: string) => calls.filter(({ call }) => call.startsWith("P") && call.endsWith(end));
  return { uuid: listing.uuid, sent, currentPath };
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole("button", { name, hidden: true });
  await act(async () => void fireEvent.click(button));
};
const row = (name: string) => within(screen.getByText(name).closest("li") as HTMLElement);
const tick = (name: string) => row(name).getByRole<HTMLInputElement>("checkbox", { hidden: true });

it("asks for the day and the price, today and the asked one at first, and then shows who waits", async () => {
  const { uuid, sent } = await show("available");
  const price = await screen.findByLabelText<HTMLInputElement>("Monthly rent agreed");
  const day = screen.getByLabelText<HTMLInputElement>("Day");
  expect([day.value, day.max, price.value]).toEqual(["2026-11-25", "2026-11-25", "900"]);
  fireEvent.change(price, { target: { value: "0" } });
  await press("Mark as let");
  expect(screen.getByText("Must be a number above 0")).toBeTruthy();
  expect(sent("/properties")).toEqual([]);
  fireEvent.change(price, { target: { value: "850.50" } });
  fireEvent.change(day, { target: { value: "2026-11-20" } });
  await press("Mark as let");
  const body = { uuids: [uuid], status: "let", closed_on: "2026-11-20", closed_price: 850.5 };
  expect(sent("/properties").map((call) => call.body)).toEqual([body]);
  expect(await screen.findByText("MH-1042 is let: who must know?")).toBeTruthy();
  expect(toastText()).toContain("UpdatedIt counts in Sold and let.");
  await screen.findByText("Prince Doe");
  expect([tick("Prince Doe").checked, tick("Joseph Kollie").checked]).toEqual([true, false]);
  expect(screen.queryByText("Reporter")).toBeNull();
});

it("asks for the price of a home that one tap marked, until it is saved", async () => {
  let history: object[] = [closed];
  const { uuid, sent } = await show("let", (call) => {
    if (call === "PATCH /properties") history = [{ ...closed, closed_on: "2026-11-24", closed_price: 850 }];
    return call.endsWith("/history") ? [200, history] : null;
  });
  const price = await screen.findByLabelText<HTMLInputElement>("Monthly rent agreed");
  expect([screen.getByLabelText<HTMLInputElement>("Day").value, price.value]).toEqual(["2026-11-24", "900"]);
  fireEvent.change(price, { target: { value: "850" } });
  await press("Save the price");
  const body = { uuids: [uuid], status: "let", closed_on: "2026-11-24", closed_price: 850 };
  expect(sent("/properties").map((call) => call.body)).toEqual([body]);
  await waitFor(() => expect(screen.queryByLabelText("Monthly rent agreed")).toBeNull());
});

it("cancels and answers all in one go, says what failed, and repeats only that, with the same key", async () => {
  let failures = 1;
  const { sent } = await show("let", (call) => {
    if (call.endsWith("/contacted") && failures-- > 0) return [503, {}];
    if (call !== `PATCH /appointments/${viewings[1]?.id}`) return null;
    // A colleague was faster.
    return [409, { detail: "Changed", appointment: { status: "cancelled" } }];
  });
  await screen.findByText("Joseph Kollie");
  const chat = row("Joseph Kollie").getByRole<HTMLAnchorElement>("link", { name: /^WhatsApp/, hidden: true });
  expect(decodeURIComponent(chat.href)).toContain('your enquiry about "Oceanfront villa" (MH-1042). It has been let.');
  const mail = row("Joseph Kollie").getByRole<HTMLAnchorElement>("link", { name: /^Email/, hidden: true });
  expect(decodeURIComponent(mail.href)).toContain("It has been let.");
  chat.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(chat);
  expect(tick("Joseph Kollie").checked).toBe(true);
  await press("Cancel 2 viewings, record 1 answer");
  expect(await screen.findByText("1 of 3 failed. Try again: nothing is done twice.")).toBeTruthy();
  expect(row("Prince Doe").getByText("Cancelled. An email is on its way.")).toBeTruthy();
  expect(row("Musu Paye").getByText("Cancelled.")).toBeTruthy();
  expect(row("Joseph Kollie").getByText(/The server has a problem/)).toBeTruthy();
  expect(sent(`/appointments/${viewings[0]?.id}`).map(({ body }) => body)).toEqual([
    { status: "cancelled", reason: "The home is no longer available", sequence: 3 },
  ]);
  await press("Record 1 answer");
  expect(await screen.findByText("Everyone is answered.")).toBeTruthy();
  const contacts = sent("/contacted");
  expect(contacts.map(({ body }) => body)).toMatchObject([{ by: "whatsapp" }, { by: "whatsapp" }]);
  expect(new Set(contacts.map(({ headers }) => headers["Idempotency-Key"])).size).toBe(1);
  expect(sent("").filter(({ call }) => call.startsWith("PATCH"))).toHaveLength(2);
});

it("does not call a person answered whose viewing was cancelled without an email", async () => {
  await show("let");
  await screen.findByText("Joseph Kollie");
  fireEvent.click(tick("Joseph Kollie"));
  await press("Cancel 2 viewings, record 1 answer");
  await screen.findByText("1 viewing cancelled without an email. The row says how to tell the person.");
});

it("asks to tell who has no email, cancels no viewing without its tick, and can be left", async () => {
  const { sent, currentPath } = await show("let");
  await screen.findByText("Prince Doe");
  fireEvent.click(tick("Prince Doe"));
  await press("Cancel 1 viewing");
  expect(await screen.findByText("Cancelled. Tell the person:")).toBeTruthy();
  const chat = row("Musu Paye").getByRole<HTMLAnchorElement>("link", { name: /^WhatsApp/, hidden: true });
  expect(decodeURIComponent(chat.href)).toContain("It is cancelled.");
  chat.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(chat);
  await waitFor(() => expect(sent("/told").map(({ body }) => body)).toEqual([{ by: "whatsapp" }]));
  expect(sent("").filter(({ call }) => call.startsWith("PATCH"))).toHaveLength(1);
  await press("Later");
  expect(currentPath()).toBe("/admin/listings");
});
