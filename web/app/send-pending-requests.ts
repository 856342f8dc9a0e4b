import { type DeliveryResult, retryOutboxItem } from "#web/features/enquiries/outbox/deliver-outbox-item.ts";
import { type OutboxItem, readOutbox } from "#web/features/enquiries/outbox/outbox.ts";
import { isOfOtherAccount, storedFormName } from "#web/lib/drafts/visitor-forms.ts";
import { sendPendingLogouts } from "#web/lib/session/end-session.ts";
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

function showResult({ success, page }: OutboxItem, delivery: DeliveryResult): void {
  if (delivery.state === "sent") {
    showToast({ tone: "good", ...success, reference: delivery.receipt.reference });
  } else if (delivery.state === "returned") {
    const link = { to: `${page}#enquiry`, label: "Open the form" };
    showToast({ tone: "bad", title: "An enquiry was not sent", text: delivery.refusal.message, link });
  }
}
