import { type OutboxItem, saveOutboxItem } from "#web/lib/outbox/outbox.ts";
import type { DeliveryResult } from "./deliver-outbox-item.ts";

/** Loads the code that sends. A page needs it only once its form is used. */
export const loadDelivery = () => import("./deliver-outbox-item.ts");

/** Saves an item before sending it, so that a failure cannot lose it. */
export async function saveAndSend(item: OutboxItem): Promise<DeliveryResult> {
  const isSaved = saveOutboxItem(item);
  try {
    const { deliverOutboxItem } = await loadDelivery();
    return await deliverOutboxItem(item);
  } catch {
    return { state: "waiting", isSaved };
  }
}
