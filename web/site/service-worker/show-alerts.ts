import type { AlertContact, BookingAnswer, PushMessage } from "#contract/alerts/push-message.ts";
import type { OpenAlert } from "#web/lib/alerts/open-alert.ts";

type Action = AlertContact | BookingAnswer;

const labels: Record<Action, string> = { call: "Call", whatsapp: "WhatsApp", confirm: "Confirm", decline: "Decline" };

/** The actions of a notification; TypeScript's own types lack them. */
interface AlertOptions extends NotificationOptions {
  actions: { action: Action; title: string }[];
  renotify: boolean;
  data: Pick<PushMessage, "title" | "path">;
  badge: string;
}

/** Shows an alert. One about the same enquiry replaces it on the screen and rings again. */
export async function showAlert(self: ServiceWorkerGlobalScope, message: PushMessage): Promise<void> {
  const { title, body, id, path, contacts, answers = [], unanswered } = message;
  const options: AlertOptions = {
    body,
    tag: id,
    renotify: true,
    // Android shows no SVG.
    icon: "/art/app/icon-any-192.png",
    badge: "/art/app/icon-any-192.png",
    data: { title, path },
    actions: [...answers, ...contacts].map((action) => ({ action, title: labels[action] })),
  };
  await self.registration.showNotification(title, options);
  // A browser that does not show the app's icon has no badge.
  if (unanswered !== undefined) await self.navigator.setAppBadge?.(unanswered).catch(() => undefined);
}

/** How long a page may take to answer. One without a session never does. */
const answerMs = 1000;

/** Asks an open screen to show an alert; it knows whether the user is typing there. Returns whether it answered. */
const askWindow = (window: WindowClient, alert: OpenAlert) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), answerMs);
    window.postMessage(alert, [port2]);
  });

/**
 * Opens the enquiry in an open screen of the admin area, or in a new window. After an action, the page shows the number: from
 * a notification, a browser opens neither `tel:` nor another site, and only the page has the session.
 */
export async function openAlert(self: ServiceWorkerGlobalScope, event: NotificationEvent): Promise<void> {
  event.notification.close();
  const { title, path }: AlertOptions["data"] = event.notification.data;
  const isAnswer = event.action === "confirm" || event.action === "decline";
  const address = event.action ? `${path}&${isAnswer ? "answer" : "contact"}=${event.action}` : path;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const admins = path.startsWith("/admin")
    ? windows.filter(({ url }) => new URL(url).pathname.startsWith("/admin"))
    : [];
  const admin = admins.find(({ visibilityState }) => visibilityState === "visible") ?? admins[0];
  // A page in the background may answer only once it is in front.
  await admin?.focus().catch(() => undefined);
  const isShown = admin && (await askWindow(admin, { type: "open alert", title, path: address }));
  if (!isShown) await self.clients.openWindow(address);
}
