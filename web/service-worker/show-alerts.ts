import type { AlertContact, BookingAnswer, PushMessage } from "#contract/alerts/push-message.ts";

type Action = AlertContact | BookingAnswer;

const labels: Record<Action, string> = { call: "Call", whatsapp: "WhatsApp", confirm: "Confirm", decline: "Decline" };

/** The actions of a notification; TypeScript's own types lack them. */
interface AlertOptions extends NotificationOptions {
  actions: { action: Action; title: string }[];
  renotify: boolean;
  data: Pick<PushMessage, "path">;
}

/** Shows an alert. One about the same enquiry replaces it on the screen and rings again. */
export async function showAlert(self: ServiceWorkerGlobalScope, message: PushMessage): Promise<void> {
  const { title, body, id, path, contacts, answers = [], unanswered } = message;
  const options: AlertOptions = {
    body,
    tag: id,
    renotify: true,
    icon: "/favicon.svg",
    data: { path },
    actions: [...answers, ...contacts].map((action) => ({ action, title: labels[action] })),
  };
  await self.registration.showNotification(title, options);
  // A browser that does not show the app's icon has no badge.
  await self.navigator.setAppBadge?.(unanswered).catch(() => undefined);
}

/**
 * Opens the enquiry in an open window of the site, or in a new one. After an action, the page records the contact and shows
 * the number: from a notification, a browser opens neither `tel:` nor another site, and only the page has the session.
 */
export async function openAlert(self: ServiceWorkerGlobalScope, event: NotificationEvent): Promise<void> {
  event.notification.close();
  const { path }: AlertOptions["data"] = event.notification.data;
  const isAnswer = event.action === "confirm" || event.action === "decline";
  const address = event.action ? `${path}&${isAnswer ? "answer" : "contact"}=${event.action}` : path;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const admin = windows.find(({ url }) => new URL(url).pathname.startsWith("/admin"));
  const isShown =
    admin &&
    (await admin.navigate(address).then(
      (client) => client?.focus(),
      () => undefined,
    ));
  if (!isShown) await self.clients.openWindow(address);
}
