import { type OutboxItem, readOutbox } from "#web/lib/outbox/outbox.ts";
import { sendPendingLogouts } from "#web/lib/session/end-session.ts";
import { isOfOtherAccount, storedFormName } from "#web/site/lib/drafts/visitor-forms.ts";
import { type DeliveryResult, retryOutboxItem } from "#web/site/lib/outbox/deliver-outbox-item.ts";
import { mountToastRegion, showToast } from "#web/ui/feedback/toast.tsx";

let running: Promise<void> | undefined;

/**
 * Sends the pending enquiries one after the other, and the pending logouts. Shows the results, also those of the service
 * worker.
 */
export function sendPendingRequests(): Promise<void> {
  running ??= deliverAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function deliverAll(): Promise<void> {
  mountToastRegion();
  // In parallel, because each request may take up to 20 seconds.
  await Promise.all([deliverEnquiries(), navigator.onLine ? sendPendingLogouts() : undefined]);
}

async function deliverEnquiries(): Promise<void> {
  for (const item of readOutbox()) {
    // A form on this page shows its result itself.
    const forms = [...document.querySelectorAll<HTMLFormElement>("[data-draft]")];
    const isShown = forms.some(({ dataset }) => storedFormName(dataset.draft ?? "") === item.form);
    const delivery = await retryOutboxItem(item);
    if (!isShown && !isOfOtherAccount(item.form)) showResult(item, delivery);
  }
}

function showResult({ kind, success, page }: OutboxItem, delivery: DeliveryResult): void {
  const isBooking = kind === "appointment";
  if (delivery.state === "sent") {
    const { reference, link } = delivery.receipt;
    showToast({ tone: "good", ...success, reference, ...(link && { link: { to: link, label: "Open it" } }) });
  } else if (delivery.state === "returned") {
    const link = isBooking
      ? { to: page, label: "Choose another time" }
      : { to: `${page}#enquiry`, label: "Open the form" };
    const title = isBooking ? "Your booking was not sent" : "An enquiry was not sent";
    showToast({ tone: "bad", title, text: delivery.refusal.message, link });
  }
}
