import type { PropertyEvent } from "#contract/listings/property-events.ts";
import { apiSend } from "#web/lib/api/api-client.ts";

/** Counts an anonymous visitor action in the background. Failures are ignored, because the visitor cannot act on them. */
export function recordPropertyEvent(uuid: string, event: PropertyEvent): void {
  apiSend("POST /public/properties/:uuid/events", { params: { uuid }, body: { event } }).catch(() => undefined);
}
