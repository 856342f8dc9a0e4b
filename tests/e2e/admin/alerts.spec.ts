import type { BrowserContext, Page } from "@playwright/test";
import type { PushMessage } from "#contract/alerts/push-message.ts";
import { enquiryEndpoints } from "#contract/endpoints/enquiries.ts";
import { inboxEndpoints } from "#contract/endpoints/inbox.ts";
import { apiPrefix, endpointPath } from "#contract/http/api-path.ts";
import { findBrowserPath } from "../../browser-path.ts";
import { deviceKeys } from "../../support/push/device-keys.ts";
import { launchOptions } from "../playwright.config.ts";
import { readAuthorization, useSavedSession } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { createEmail } from "../support/enquiry-form.ts";
import { deliver, readNotifications, replacePushService } from "../support/push/notifications.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";
import { fetchStats } from "../support/stats.ts";

// The headless shell has no push messages.
test.use({ serviceWorkers: "allow", launchOptions: { ...launchOptions, executablePath: await findBrowserPath() } });

/**
 * Sends an enquiry as a visitor does, and returns its id. Not by `page.request`: it may use an idle connection in the moment in
 * which the server closes it.
 */
async function sendEnquiry(page: Page): Promise<string> {
  const sent = await fetch(new URL(apiPrefix + enquiryEndpoints.sendGeneralEnquiry.path, page.url()), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Ma Kebbeh",
      email: createEmail(),
      phone_number: "0775 550 909",
      message: "Is it free?",
    }),
  });
  const { id } = await sent.json();
  expect(sent.status).toBe(201);
  return id;
}

/** Opens the only notification, or chooses one of its actions. */
async function tap(context: BrowserContext, action = ""): Promise<void> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  // As text, because the types of a service worker and of a page exclude each other.
  await worker.evaluate(`registration.getNotifications().then(([notification]) => {
    dispatchEvent(new NotificationEvent("notificationclick", { notification, action: "${action}" }));
  })`);
}

/** Opens a screen of the admin area with the permission to notify, and waits for its service worker. */
async function openWithAlerts(page: Page, path: string): Promise<void> {
  await page.context().grantPermissions(["notifications"]);
  await openPage(page, path);
  // Its code arrives after the start of the program, and a tap before that opens another window.
  await expect(page.getByRole("main")).toBeVisible();
  await waitForServiceWorker(page);
  // A message that arrives before that may be lost.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

test("turns alerts on and off on this device, and the badge shows what has no reply, from the page and from an alert", {
  tag: "@long",
}, async ({ page, context }) => {
  await replacePushService(page, { endpoint: "http://127.0.0.1:1/push/browser", keys: deviceKeys });
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count: number) => {
        document.documentElement.dataset.badge = String(count);
      },
    });
  });
  await useSavedSession(page);
  await openWithAlerts(page, "/admin/account");
  await page.getByRole("button", { name: "Turn on on this device" }).click();
  await expect(page.getByText("This device rings: on")).toBeVisible();
  await expect(page.getByText("no alert yet", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Turn off on this device" }).click();
  await expect(page.getByText("This device rings: off")).toBeVisible();

  const { unanswered } = await fetchStats(page);
  await expect(page.locator("html")).toHaveAttribute("data-badge", String(unanswered));
  const [worker] = context.serviceWorkers();
  await worker?.evaluate("navigator.setAppBadge = async (count) => { self.badge = count; }");
  const message = { title: "New enquiry", body: "Answer by 14:05", id: "badge", path: "/admin", contacts: [] };
  await deliver(context, page, { ...message, unanswered: 7 });
  await expect.poll(() => worker?.evaluate("self.badge")).toBe(7);
});

test("shows one alert for an enquiry, which a tap opens; Call in it shows the number, and asks how the call ended", async ({
  page,
  context,
}) => {
  await useSavedSession(page);
  await openWithAlerts(page, "/admin");
  const id = await sendEnquiry(page);
  const path = `/admin/contact-submissions?open=${id}`;
  const message: PushMessage = {
    title: "New enquiry: Real estate",
    body: "Villa in Sinkor · answer by 14:05",
    id,
    path,
    contacts: ["call", "whatsapp"],
    unanswered: 3,
  };
  await deliver(context, page, message);
  const shown = { title: message.title, body: message.body, tag: id };
  await expect.poll(() => readNotifications(page)).toEqual([shown]);
  await deliver(context, page, { ...message, body: "Not opened yet" });
  await expect.poll(() => readNotifications(page)).toEqual([{ ...shown, body: "Not opened yet" }]);
  await tap(context);
  await expect(page).toHaveURL(path);
  await expect.poll(() => readNotifications(page)).toEqual([]);

  const dialog = page.getByRole("dialog");
  await deliver(context, page, message);
  await expect.poll(() => readNotifications(page)).toHaveLength(1);
  await tap(context, "call");
  const call = dialog.getByRole("link", { name: "Call 0775 550 909" });
  await expect(call).toHaveAttribute("href", "tel:+231775550909");
  await call.dispatchEvent("click");
  await dialog.getByRole("button", { name: "Answered" }).click();
  const headers = await readAuthorization(page);
  const readKinds = async () => {
    const address = apiPrefix + endpointPath(inboxEndpoints.getEnquiry.route, { id });
    const { submission } = (await (await page.request.get(address, { headers })).json()).data;
    return submission.events.map(({ kind }: { kind: string }) => kind);
  };
  const calls = async () => (await readKinds()).filter((kind: string) => kind === "call");
  await expect.poll(calls).toEqual(["call"]);
  // The address forgets the tap.
  await expect(page).toHaveURL(path);
  await page.reload();
  await expect(dialog.getByRole("button", { name: "Mark as replied" })).toBeVisible();
  await expect(dialog.getByText("spoke to them", { exact: false })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Answered" })).toHaveCount(0);
});

test("a tap on an alert keeps what is typed in *Book for a caller*, and a bar opens it", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await useSavedSession(page);
  await openWithAlerts(page, "/admin/calendar");
  await page.getByRole("button", { name: "Book for a caller" }).click();
  const dialog = page.getByRole("dialog");
  const name = dialog.locator("#book-name");
  await name.fill("Ma Kebbeh");
  const id = await sendEnquiry(page);
  const path = `/admin/contact-submissions?open=${id}`;
  await deliver(context, page, {
    title: "New enquiry",
    body: "Answer by 14:05",
    id,
    path,
    contacts: [],
    unanswered: 1,
  });
  await expect.poll(() => readNotifications(page)).toHaveLength(1);
  await tap(context);
  const open = page.getByRole("button", { name: "Open now" });
  await expect(open).toBeVisible();
  await expect(name).toHaveValue("Ma Kebbeh");
  await open.click();
  await expect(page).toHaveURL(path);
});
