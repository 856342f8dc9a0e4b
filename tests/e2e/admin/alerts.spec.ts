import type { BrowserContext, Page } from "@playwright/test";
import type { PushMessage } from "#contract/alerts/push-message.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { apiPrefix, endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { findBrowserPath } from "../../browser-path.ts";
import { deviceKeys } from "../../support/push/device-keys.ts";
import { launchOptions } from "../playwright.config.ts";
import { readAuthorization, useSavedSession } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";

// The headless shell has no push messages.
test.use({ serviceWorkers: "allow", launchOptions: { ...launchOptions, executablePath: await findBrowserPath() } });

const endpoint = "http://127.0.0.1:1/push/browser";

/** Replaces the push service of the browser, which needs a connection to Google. */
async function replacePushService(page: Page): Promise<void> {
  await page.addInitScript(
    ({ endpoint, keys }) => {
      let isSubscribed = false;
      const subscription = {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          isSubscribed = false;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          isSubscribed = true;
          return subscription;
        },
        getSubscription: async () => (isSubscribed ? subscription : null),
      });
    },
    { endpoint, keys: deviceKeys },
  );
}

/** Delivers a message to the service worker, as the browser does when its push service sends one. */
async function deliver(context: BrowserContext, page: Page, message: PushMessage): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

const readNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Sends an enquiry as a visitor does, and returns its id. */
async function sendEnquiry(page: Page): Promise<string> {
  const sent = await page.request.post(apiPrefix + visitorEndpoints.sendGeneralEnquiry.path, {
    data: {
      name: "Ma Kebbeh",
      email: `kebbeh-${Date.now()}@example.org`,
      phone_number: "0775 550 909",
      message: "Is it free?",
    },
  });
  return (await sent.json()).id;
}

/** Opens the only notification, or chooses one of its actions. */
const tap = (context: BrowserContext, action = "") =>
  // As text, because the types of a service worker and of a page exclude each other.
  context.serviceWorkers()[0]?.evaluate(`registration.getNotifications().then(([notification]) => {
    dispatchEvent(new NotificationEvent("notificationclick", { notification, action: "${action}" }));
  })`);

test("a colleague turns alerts on and off on this device", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await useSavedSession(page);
  await replacePushService(page);
  await openPage(page, "/admin/account");
  await waitForServiceWorker(page);
  await page.getByRole("button", { name: "Turn on on this device" }).click();
  await expect(page.getByText("This device rings: on")).toBeVisible();
  await expect(page.getByText("no alert yet", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Turn off on this device" }).click();
  await expect(page.getByText("This device rings: off")).toBeVisible();
});

test("the service worker shows an alert, and a tap opens the enquiry", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await useSavedSession(page);
  await openPage(page, "/admin");
  await waitForServiceWorker(page);
  const id = "5b0f6c1e-3f0a-4f6e-9d7c-0a1b2c3d4e5f";
  const message: PushMessage = {
    title: "New enquiry: Real estate",
    body: "Villa in Sinkor · answer by 14:05",
    id,
    path: `/admin/contact-submissions?open=${id}`,
    contacts: ["call", "whatsapp"],
    unanswered: 3,
  };
  await deliver(context, page, message);
  const shown = { title: message.title, body: message.body, tag: id };
  await expect.poll(() => readNotifications(page)).toEqual([shown]);
  await deliver(context, page, { ...message, body: "Not opened yet" });
  await expect.poll(() => readNotifications(page)).toEqual([{ ...shown, body: "Not opened yet" }]);

  await tap(context);
  await expect(page).toHaveURL(new RegExp(`/admin/contact-submissions\\?open=${id}`));
  await expect.poll(() => readNotifications(page)).toEqual([]);
});

for (const [action, label, href] of [
  ["call", "Call 0775 550 909", "tel:+231775550909"],
  ["whatsapp", "WhatsApp to 0775 550 909", "https://wa.me/231775550909"],
] as const)
  test(`${action} in an alert is recorded, and shows the number with one tap`, async ({ page, context }) => {
    await context.grantPermissions(["notifications"]);
    await useSavedSession(page);
    await openPage(page, "/admin");
    await waitForServiceWorker(page);
    const id = await sendEnquiry(page);
    const path = `/admin/contact-submissions?open=${id}`;
    await deliver(context, page, {
      title: "New enquiry",
      body: "Answer by 14:05",
      id,
      path,
      contacts: ["call", "whatsapp"],
      unanswered: 1,
    });
    await expect.poll(() => readNotifications(page)).toHaveLength(1);
    await tap(context, action);
    await expect(page.getByRole("dialog").getByRole("link", { name: label })).toHaveAttribute("href", href);
    const headers = await readAuthorization(page);
    const read = async () => {
      const detail = await page.request.get(apiPrefix + endpointPath(adminEndpoints.getSubmission, { id }), {
        headers,
      });
      const { events, opened_at, answered_at } = (await detail.json()).data.submission;
      return {
        kinds: events.map(({ kind }: { kind: string }) => kind),
        isOpened: !!opened_at,
        isAnswered: !!answered_at,
      };
    };
    const recorded = { kinds: [action], isOpened: true, isAnswered: true };
    await expect.poll(read).toEqual(recorded);
    // The address forgets the tap, so that a reload records no second one.
    await expect(page).toHaveURL(new RegExp(`\\?open=${id}$`));
    await page.reload();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Mark as replied" })).toBeVisible();
    expect(await read()).toEqual(recorded);
  });

test("the badge of the installed app shows what has no reply, from an alert and from the page", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  await useSavedSession(page);
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count: number) => {
        document.documentElement.dataset.badge = String(count);
      },
    });
  });
  // Other tests send enquiries at the same time, so the badge is compared with the last number that the page received.
  let unanswered: number | undefined;
  page.on("response", async (response) => {
    if (response.url().endsWith(adminEndpoints.getStats.path)) ({ unanswered } = await response.json());
  });
  await openPage(page, "/admin");
  await waitForServiceWorker(page);
  const readBadge = async () => Number(await page.locator("html").getAttribute("data-badge"));
  await expect.poll(async () => (await readBadge()) - (unanswered ?? NaN), "the badge's excess").toBe(0);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(`navigator.setAppBadge = async (count) => { self.badge = count; }`);
  const message = { title: "New enquiry", body: "Answer by 14:05", id: "badge", path: "/admin", contacts: [] };
  await deliver(context, page, { ...message, unanswered: 7 });
  await expect.poll(() => worker?.evaluate("self.badge")).toBe(7);
});
