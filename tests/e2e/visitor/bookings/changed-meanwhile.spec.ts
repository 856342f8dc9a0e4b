import type { APIRequestContext } from "@playwright/test";
import type { Slot } from "#contract/appointments/booking.ts";
import { createAccount, randomAddressHeaders } from "../../support/accounts.ts";
import {
  bookingForm,
  chooseTime,
  createPhone,
  fillBooking,
  findHome,
  readStoredAppointments,
} from "../../support/bookings/bookings.ts";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { expectAccessibleScreen, phone as phoneSize } from "../../support/screens/screen-checks.ts";

test.use({ viewport: phoneSize, reducedMotion: "reduce" });

const api = "/api/v1";

/** Returns a function that sets the status of a home as a colleague does. */
async function createStatusChange(request: APIRequestContext, uuid: string) {
  const { access_token } = await createAccount(request, "admin");
  const headers = { authorization: `Bearer ${access_token}` };
  const { data } = await (await request.get(`${api}/properties/${uuid}`, { headers })).json();
  const { kind } = data.property;
  const change = async (status: string) => {
    const response = await request.patch(`${api}/update/${kind}/property`, { data: { uuid, status }, headers });
    expect(response.status(), await response.text()).toBe(200);
  };
  return { close: () => change(kind === "rent" ? "let" : "sold"), reopen: () => change("available") };
}

test("when the home is let while its page is open, the visitor reads so, keeps what was typed and can call", async ({
  page,
  request,
  site,
}) => {
  // Behind the homes of other tests: while it is let, those behind it move up.
  const uuid = await findHome(request, 30);
  const phone = createPhone();
  const { close, reopen } = await createStatusChange(request, uuid);
  await openPage(page, `/book/viewing/${uuid}`);
  await chooseTime(page);
  await fillBooking(page, phone);
  await close();
  try {
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page.getByText("This home is no longer on offer. Look at similar homes, or call us.")).toBeVisible();
    await expect(bookingForm(page).getByLabel("Name")).toHaveValue("Ma Kebbeh");
    await expect(page.getByRole("main").getByRole("link", { name: /^Call/ }).first()).toBeVisible();
    expect(await readStoredAppointments(site, phone)).toEqual([]);
    await page.reload();
    await expect(page.getByRole("heading", { name: "No bookings at the moment" })).toBeVisible();
    await page.getByRole("link", { name: "See available homes" }).click();
    await expect(page).toHaveURL(/\/(buy|rent|properties)/);
  } finally {
    await reopen();
  }
});

test("when the last of twelve seats is taken meanwhile, the thirteenth visitor reads so and books the next start", async ({
  page,
  request,
  site,
}) => {
  const path = `${api}/public/slots?kind=lesson&course_id=course-3`;
  const readStarts = async (): Promise<Slot[]> => (await (await request.get(path)).json()).data.slots;
  const [first] = await readStarts();
  const bookSeat = (start: string) =>
    request.post(`${api}/public/appointments`, {
      data: { kind: "lesson", course_id: "course-3", start, name: "Other Learner", phone_number: createPhone() },
      headers: randomAddressHeaders(),
    });
  const phone = createPhone();
  await test.step("sees the free seats", async () => {
    await openPage(page, "/driving-school/course-3");
    await expect(page.getByText(/^Next course starts \w+ \d+ \w+, 09:00 · 12 of 12 seats left$/)).toBeVisible();
    await page.getByRole("link", { name: "Book a seat" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book a seat");
    await expectAccessibleScreen(page, { screen: "intakes", columns: true });
  });
  await chooseTime(page);
  await fillBooking(page, phone);
  for (let seat = 0; seat < 12; seat += 1) expect((await bookSeat(String(first?.start))).status()).toBe(201);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("This course is full. Choose another start.")).toBeVisible();
  await expect(bookingForm(page).getByLabel("Name")).toHaveValue("Ma Kebbeh");
  await chooseTime(page);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your request for a lesson");
  const [next] = await readStarts();
  expect(await readStoredAppointments(site, phone)).toMatchObject([{ start_at: next?.start }]);
});
