import type { BrowserContext, Page } from "@playwright/test";
import type { PushMessage } from "#contract/alerts/push-message.ts";

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Replaces the push service of the browser, which needs a connection to Google. */
export async function replacePushService(page: Page, subscribed: Subscription): Promise<void> {
  await page.addInitScript(({ endpoint, keys }) => {
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
  }, subscribed);
}

/** Delivers a message to the service worker, as the browser does when its push service sends one. */
export async function deliver(context: BrowserContext, page: Page, message: PushMessage): Promise<void> {
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

/** Returns what the phone shows. */
export const readNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });
