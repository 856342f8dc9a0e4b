import type { APIRequestContext } from "@playwright/test";
import type { OutboxMessage } from "#contract/alerts/alert-settings.ts";
import type { PushMessage } from "#contract/alerts/push-message.ts";
import { alertEndpoints } from "#contract/endpoints/alerts.ts";
import { peopleEndpoints } from "#contract/endpoints/people.ts";
import { wantEndpoints } from "#contract/endpoints/wants.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { findBrowserPath } from "../../browser-path.ts";
import { startPushService } from "../../support/push/push-service.ts";
import { launchOptions } from "../playwright.config.ts";
import { type Account, createAccount, openSignedIn, randomAddressHeaders } from "../support/accounts.ts";
import { createPhone } from "../support/bookings/bookings.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";
import { openList } from "../support/listings/property-lists.ts";
import { deliver, readNotifications, replacePushService } from "../support/push/notifications.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";

// The headless shell has no push messages.
test.use({
  siteOptions: { content: "empty", only: "wanted-home" },
  viewport: phone,
  serviceWorkers: "allow",
  launchOptions: { ...launchOptions, executablePath: await findBrowserPath() },
});

const search = "/rent?area=Sinkor&max_price=900";
const label = "Rent, Sinkor, up to $900";
const tellMe = "Tell me when one comes";

test("three taps of a landlord on the secret page, and a colleague sees what they ask for", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const admin = await createAccount(request, "admin");
  const call = async (path: string, data?: object) => {
    const headers = { authorization: `Bearer ${admin.access_token}` };
    const response = await request.post(apiPrefix + path, { headers, ...(data && { data }) });
    expect(response.status(), await response.text()).toBe(201);
    return response.json();
  };
  const owner = { name: "Ma Hawa", phone: "0770 100 200", kinds: ["owner"] };
  const { id } = await call(peopleEndpoints.createPerson.path, owner);
  const [flat, house] = [
    await withHome(request, { kind: "rent", fields: { owner_id: id } }),
    await withHome(request, { kind: "rent", fields: { owner_id: id } }),
  ];
  const { url } = await call(`/people/${id}/owner-link`);
  await page.goto(new URL(url).pathname);
  const home = ({ title }: { title: string }) => page.getByRole("article").filter({ hasText: title });

  await home(flat).getByRole("button", { name: "Still free" }).click();
  await expect(home(flat).getByRole("status")).toContainText("Confirmed");
  await home(flat).getByText("New price", { exact: true }).click();
  await home(flat).getByLabel("US$ a month").fill("750");
  await home(flat).getByRole("button", { name: "Send the new price" }).click();
  await expect(home(flat).getByText("You said: new price $750.")).toBeVisible();
  await home(house).getByText("Let", { exact: true }).click();
  await home(house).getByRole("button", { name: "It is let" }).click();
  await expect(home(house).getByText("You said: let.")).toBeVisible();

  await openSignedIn(page, admin, adminPaths.admin);
  const requests = page.getByRole("region", { name: "Owners say" });
  await expect(requests.getByRole("listitem")).toHaveCount(2);
  await expect(requests).toContainText("New price: $750/mo");
  await requests.getByRole("button", { name: new RegExp(`^Accept.*${house.reference}`) }).click();
  await expect(page.getByText(`${house.reference} ${house.title}`)).toBeVisible();
  await expect(requests.getByRole("listitem")).toHaveCount(1);
});

test("the form of a listing says before it is published that 14 people look for it, and how many more for less", {
  tag: "@long",
}, async ({ page, request }) => {
  const admin = await createAccount(request, "admin");
  const wanted = [
    ...Array.from({ length: 14 }, () => ({ max_price: "900" })),
    ...Array.from({ length: 3 }, () => ({ max_price: "650" })),
    { generator: "true" },
  ];
  for (const filters of wanted) {
    const response = await request.post(apiPrefix + wantEndpoints.addWant.path, {
      data: { kind: "rent", filters: { area: "Duport Road", ...filters }, channel: "none" },
      headers: randomAddressHeaders(),
    });
    expect(response.status(), await response.text()).toBe(201);
  }
  await openSignedIn(page, admin, adminPaths.addRentProperty);
  await page.getByLabel("Property type").selectOption("House");
  await page.getByLabel("Neighbourhood or landmark").fill("Duport Road");
  await page.getByLabel("Monthly rent").fill("800");
  const said = page.getByText("14 people look for this. 3 more at $650 or below. 1 more with a generator.");
  await said.scrollIntoViewIfNeeded();
  await expect(said).toBeVisible();

  await openPage(page, adminPaths.admin);
  await page.getByText("Wanted, and we have none").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Duport Road" })).toContainText("18");
});

/** Runs the schedule of all tasks as at noon of the next day, because visitors are not told at night. It ends all sessions. */
async function runAtNoon(request: APIRequestContext): Promise<void> {
  const noon = new Date(Date.now() + 86_400_000).setUTCHours(12, 0, 0, 0);
  const response = await request.get(`/cdn-cgi/local/scheduled?time=${noon}&cron=*/5+*+*+*+*`);
  expect(response.status(), await response.text()).toBe(200);
}

test("a cancelled time of Thursday's doctor is offered to the first person who waits, who takes it", {
  tag: "@long",
}, async ({ page, context, request }) => {
  const service = await startPushService();
  await replacePushService(page, service.subscribe("phone"));
  await context.grantPermissions(["notifications"]);
  const { access_token } = await createAccount(request, "admin");
  const hours = [{ weekday: 4, from: "10:00", to: "10:30" }];
  const doctor = await request.post(`${apiPrefix}/professionals`, {
    headers: { authorization: `Bearer ${access_token}` },
    data: { name: "Dr. Thursday", specialty: "Pediatrics", location: "Sinkor", hours },
  });
  const { id } = await doctor.json();
  const free = await request.get(`${apiPrefix}/public/slots?kind=clinic&professional_id=${id}&days=31`);
  const starts: string[] = (await free.json()).data.slots.map((slot: { start: string }) => slot.start);
  const book = async (start: string) => {
    const response = await request.post(`${apiPrefix}/public/appointments`, {
      data: { kind: "clinic", professional_id: id, start, name: "Other Visitor", phone_number: createPhone() },
      headers: randomAddressHeaders(),
    });
    expect(response.status(), await response.text()).toBe(201);
    return new URL((await response.json()).manage_url).pathname;
  };
  const booked: string[] = [];
  for (const start of starts) booked.push(await book(start));

  await openPage(page, `/book/clinic/${id}`);
  await page.getByRole("link", { name: tellMe }).click();
  await page.getByRole("button", { name: "Tell me on this phone" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We tell you when one comes");
  const cancelled = await request.delete(`${apiPrefix}/public/appointments/${booked.at(-1)?.split("/").at(-1)}`);
  expect(cancelled.ok(), await cancelled.text()).toBe(true);
  await runAtNoon(request);
  await expect.poll(() => service.received).toHaveLength(1);
  const message = service.received[0]?.data as PushMessage;
  await page.goto(message.path);
  const offer = page.getByRole("region", { name: "Free: Thursday" });
  await expect(offer).toContainText("10:00");
  await offer.getByLabel("Name").fill("Ma Kebbeh");
  await offer.getByLabel("Phone number").fill(createPhone());
  await offer.getByRole("button", { name: "Take this time" }).click();
  await expect(page).toHaveURL(/\/appointment\//);
  await expect(page.getByRole("main")).toContainText("10:00");
  await service.close();
});

test("a want from an empty list rings, and one by mail arrives after its button, when a home is published", {
  tag: "@long",
}, async ({ page, context, request }) => {
  const readMails = async (to: string, { access_token }: Account): Promise<OutboxMessage[]> => {
    const headers = { authorization: `Bearer ${access_token}` };
    const response = await request.get(apiPrefix + alertEndpoints.listOutbox.path, { headers });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()).data.messages.filter((message: OutboxMessage) => message.to === to);
  };
  const service = await startPushService();
  await replacePushService(page, service.subscribe("phone"));
  await context.grantPermissions(["notifications"]);
  const mailbox = "kebbeh@example.org";
  const admin = await createAccount(request, "admin");

  await test.step("on this phone", async () => {
    await openList(page, search);
    await page.getByRole("link", { name: tellMe }).click();
    await expect(page.getByText("A home to rent in Sinkor, up to $900 a month")).toBeVisible();
    await page.getByRole("button", { name: "Tell me on this phone" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We tell you when one comes");
    await openPage(page, "/favorites?show=searches");
    await expect(page.getByRole("link", { name: `${label} · 0 homes` })).toBeVisible();
  });

  await test.step("by mail: nothing before the button in it", async () => {
    await openList(page, search);
    await page.getByRole("link", { name: tellMe }).click();
    await expect(page.getByLabel("Your email address")).toBeHidden();
    await page.getByRole("radio", { name: "Email" }).check();
    await page.getByLabel("Your email address").fill(mailbox);
    await page.getByRole("button", { name: tellMe }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your mail");
    await expect.poll(() => readMails(mailbox, admin)).toHaveLength(1);
    const [mail] = await readMails(mailbox, admin);
    await page.goto(/\/wants\/[\w-]{43}/.exec(mail?.text ?? "")?.[0] ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shall we tell you?");
    await page.getByRole("button", { name: "Yes, tell me" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We tell you when one comes");
  });

  const { title } = await withHome(request, { kind: "rent", fields: { area: "Sinkor" } });
  await runAtNoon(request);
  const later = await createAccount(request, "admin");
  await expect.poll(() => service.received).toHaveLength(1);
  const message = service.received[0]?.data as PushMessage;
  expect(message).toMatchObject({ title: "House in Sinkor, $810/mo", body: `${title}. It fits: ${label}.` });
  await waitForServiceWorker(page);
  await deliver(context, page, message);
  await expect
    .poll(() => readNotifications(page))
    .toEqual([{ title: message.title, body: message.body, tag: message.id }]);
  await page.goto(message.path);
  await expect(page.getByRole("heading", { level: 2, name: "1 home fits" })).toBeVisible();
  await expect
    .poll(async () => (await readMails(mailbox, later)).map(({ subject }) => subject))
    .toContain(`New: ${title}, Sinkor, $810/mo`);
  await service.close();
});
