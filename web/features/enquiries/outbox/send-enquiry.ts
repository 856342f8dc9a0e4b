import { clearToast, mountToastRegion, showToast } from "#web/ui/feedback/toast.tsx";
import { enquiryMessages } from "../messages.ts";
import { type DeliveryResult, deliverOutboxItem } from "./deliver-outbox-item.ts";
import type { OutboxItem } from "./outbox.ts";

// Loaded at the first touch of a form; what is to be heard later has its place from then on.
mountToastRegion();

/** Sends an enquiry whose button was pressed and says in one toast what became of it. */
export async function sendEnquiry(item: OutboxItem): Promise<DeliveryResult> {
  clearToast();
  const delivery = await deliverOutboxItem(item);
  if (delivery.state === "sent") showToast({ tone: "good", ...item.success });
  if (delivery.state === "waiting") showToast({ tone: "bad", ...enquiryMessages.failed });
  if (delivery.state === "returned") {
    showToast({ tone: "bad", title: enquiryMessages.refusedTitle, text: delivery.refusal.message });
  }
  return delivery;
}
