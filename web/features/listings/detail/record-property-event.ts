import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { apiSend } from "#web/lib/api/api-client.ts";

/** Counts an anonymous visitor action in the background. Failures are ignored, because the visitor cannot act on them. */
export function recordPropertyEvent(uuid: string, event: "view" | "call" | "whatsapp" | "share"): void {
  apiSend(visitorEndpoints.recordPropertyEvent, { params: { uuid }, body: { event } }).catch(() => undefined);
}
