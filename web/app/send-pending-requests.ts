import { type DeliveryResult, retryOutboxItem } from "#web/features/enquiries/outbox/deliver-outbox-item.ts";
import { type OutboxItem, readOutbox } from "#web/features/enquiries/outbox/outbox.ts";
import { sendPendingLogouts } from "#web/lib/session/end-session.ts";
import { mountToastRegion, showToast } from "#web/ui/feedback/toast.tsx";

let atIt: Promise<void> | undefined;

/** Sends what waits in this browser, the inquiries one after the other, and says what became of it. */
export function sendPendingRequests(): Promise<void> {
  atIt ??= deliverAll().finally(() => {
    atIt = undefined;
  });
  return atIt;
}

async function deliverAll(): Promise<void> {
  mountToastRegion();
  // Neither waits for the other: on a weak line each call may take its twenty seconds.
  await Promise.all([deliverEnquiries(), sendPendingLogouts()]);
}

async function deliverEnquiries(): Promise<void> {
  for (const item of readOutbox()) tell(item, await retryOutboxItem(item));
}

function tell({ success, page }: OutboxItem, delivery: DeliveryResult): void {
  if (delivery.state === "sent") {
    showToast({ tone: "good", ...success, reference: delivery.receipt.reference });
  } else if (delivery.state === "returned") {
    const link = { to: `${page}#enquiry`, label: "Open the form" };
    showToast({ tone: "bad", title: "An enquiry was not sent", text: delivery.refusal.message, link });
  }
}
