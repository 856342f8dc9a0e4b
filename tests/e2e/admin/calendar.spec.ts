import type { APIRequestContext, Page } from "@playwright/test";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { appointmentEndpoints } from "#contract/http/endpoints/appointment-endpoints.ts";
import { apiPrefix, endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { randomAddressHeaders } from "../support/accounts.ts";
import { readAuthorization, useSavedSession } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { desktop, expectAccessibleScreen, phone } from "../support/screens/screen-checks.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });
test.setTimeout(180_000);

const dayMs = 86_400_000;

/** Returns the uuid of a home. Each test takes another one, so that its times are free. */
async function findHome(request: APIRequestContext, index: number): Promise<string> {
  const list = await request.get(`${apiPrefix}${visitorEndpoints.listProperties.path}?limit=10&sort=newest`);
  return (await list.json()).data.properties[index].uuid;
}

/** Requests a viewing as a visitor does. */
async function requestViewing(request: APIRequestContext, property_uuid: string, name: string) {
  const query = new URLSearchParams({ kind: "viewing", property_uuid, days: "14" });
  const free = await request.get(`${apiPrefix}${appointmentEndpoints.listSlots.path}?${query}`);
  const [, slot] = (await free.json()).data.slots;
  const booked = await request.post(apiPrefix + appointmentEndpoints.book.path, {
    data: { kind: "viewing", property_uuid, start: slot.start, name, phone_number: "0775 556 066", elapsed_ms: 9000 },
    headers: randomAddressHeaders(),
  });
  expect(booked.status()).toBe(201);
  return slot.start as string;
}

/** Books for a caller. A colleague may choose any time that has not begun. */
async function enter(page: Page, property_uuid: string, name: string, start: Date): Promise<AdminAppointment> {
  const headers = await readAuthorization(page);
  const entered = await page.request.post(apiPrefix + appointmentEndpoints.createAppointment.path, {
    data: { kind: "viewing", property_uuid, start: start.toISOString(), name, phone_number: "0775 556 066" },
    headers: { ...headers, "Idempotency-Key": crypto.randomUUID() },
  });
  expect(entered.status()).toBe(201);
  return (await entered.json()).data.appointment;
}

async function read(page: Page, id: string): Promise<AdminAppointment> {
  const headers = await readAuthorization(page);
  const response = await page.request.get(apiPrefix + endpointPath(appointmentEndpoints.getAppointment, { id }), {
    headers,
  });
  return (await response.json()).data.appointment;
}

test("a colleague confirms a request, moves it and says it", async ({ page, request }) => {
  await useSavedSession(page);
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const start = await requestViewing(request, await findHome(request, 0), name);
  await openPage(page, "/admin/calendar");
  await page.getByRole("button", { name: `Confirm ${name}` }).click();
  await expect(page.getByText(`Tell ${name} that it is confirmed`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Confirm ${name}` })).toHaveCount(0);

  await showScreen(page, `/admin/calendar?view=day&date=${start.slice(0, 10)}`);
  await page.getByRole("link", { name, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Another time" }).click();
  await dialog.getByRole("group", { name: "Free times" }).getByRole("radio").last().check();
  const move = dialog.getByRole("button", { name: /^Move to/ });
  const moved = (await move.textContent())?.replace("Move to ", "") ?? "";
  await move.click();
  await expect(dialog.getByText("Tell the person about the new time")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: new RegExp(moved) })).toBeVisible();
  await expect(dialog.getByText(/moved it from/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a colleague records the outcome of a viewing in two taps", async ({ page, request }) => {
  await useSavedSession(page);
  await openPage(page, "/admin");
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const { id, start } = await enter(page, await findHome(request, 1), name, new Date(Date.now() + 3000));
  await page.waitForTimeout(Math.max(0, Date.parse(start) - Date.now()) + 500);
  await showScreen(page, `/admin/calendar?view=day&date=${start.slice(0, 10)}`);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Too dear" }).click();
  await expect(page.getByText(`${name}: Too dear.`)).toBeVisible();
  expect(await read(page, id)).toMatchObject({ status: "done", outcome: "too_dear" });
});

test("who must be told of a moved day stays listed until each is ticked off", async ({ page, request }) => {
  await useSavedSession(page);
  await openPage(page, "/admin");
  const rainy = new Date(Math.ceil(Date.now() / dayMs) * dayMs + 50 * dayMs + 11 * 3_600_000);
  const date = rainy.toISOString().slice(0, 10);
  const [first, second] = [0, 1].map(() => `Visitor ${crypto.randomUUID().slice(0, 8)}`);
  await enter(page, await findHome(request, 4), first ?? "", rainy);
  await enter(page, await findHome(request, 5), second ?? "", rainy);
  await showScreen(page, `/admin/calendar?view=day&date=${date}`);
  await page.getByRole("button", { name: "Move a day" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Move all" }).click();
  await expect(dialog.getByText(/still to tell/)).toBeVisible();
  await expectAccessibleScreen(page, { sizes: [phone, desktop], touchTargets: true, screen: "a day that moved" });
  await page.setViewportSize(phone);
  // The list of the reloaded page is without the first one once that is stored.
  const stored = page.waitForResponse((response) => /\/appointments\/[^/]+\/told$/.test(response.url()));
  await dialog.getByRole("checkbox", { name: `${first} is told` }).check();
  await expect(dialog.getByText(/still to tell/)).toBeVisible();
  await stored;
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await page.reload();
  await page.getByText(/still to tell$/).click();
  await expect(page.getByRole("checkbox", { name: `${second} is told` })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: `${first} is told` })).toHaveCount(0);
  await expectAccessibleScreen(page, { sizes: [phone, desktop], touchTargets: true, screen: "people to tell" });
  await page.setViewportSize(phone);
  await page.getByRole("checkbox", { name: `${second} is told` }).check();
  await expect(page.getByRole("checkbox", { name: `${second} is told` })).toBeChecked();
});

test("the calendar is accessible on a phone and a desktop in both themes", async ({ page, request }) => {
  await useSavedSession(page, "super_admin");
  await openPage(page, "/admin");
  const home = await findHome(request, 2);
  const nextMonth = new Date(Math.ceil(Date.now() / dayMs) * dayMs + 30 * dayMs + 10 * 3_600_000);
  const date = nextMonth.toISOString().slice(0, 10);
  const { id } = await enter(page, home, "Josephine Kollie-Washington", nextMonth);
  await requestViewing(request, home, "Comfort Weah");
  for (const screen of [
    `/admin/calendar?view=day&date=${date}`,
    `/admin/calendar?view=week&date=${date}`,
    `/admin/calendar?view=day&date=${date}&open=${id}`,
    "/admin/calendar/settings",
  ]) {
    await page.setViewportSize(phone);
    await showScreen(page, screen);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessibleScreen(page, { sizes: [phone, desktop], touchTargets: true, screen });
  }
});

test("a keyboard opens and closes an appointment, and returns to its row", async ({ page, request }) => {
  await useSavedSession(page);
  await openPage(page, "/admin");
  const start = new Date(Math.ceil(Date.now() / dayMs) * dayMs + 40 * dayMs + 11 * 3_600_000);
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  await enter(page, await findHome(request, 3), name, start);
  await showScreen(page, `/admin/calendar?view=day&date=${start.toISOString().slice(0, 10)}`);
  await page.getByRole("link", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
});
