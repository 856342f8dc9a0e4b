import { clearToast, mountToastRegion, showToast } from "#web/ui/feedback/toast.tsx";
import { enquiryMessages } from "../messages.ts";
import { type DeliveryResult, deliverOutboxItem } from "./deliver-outbox-item.ts";
import type { OutboxItem } from "./outbox.ts";

// Screen readers announce only changes inside a region that already exists. This file loads when a field gets the focus,
// before there is a toast.
mountToastRegion();

/** Sends an enquiry and shows the result in one toast. */
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
