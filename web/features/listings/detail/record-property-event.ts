import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { apiSend } from "#web/lib/api/api-client.ts";

/** Counts what a visitor does with a listing, never who it is. Never waited for; a failure is nobody's concern. */
export function recordPropertyEvent(uuid: string, event: "view" | "call" | "whatsapp" | "share"): void {
  apiSend(visitorEndpoints.recordPropertyEvent, { params: { uuid }, body: { event } }).catch(() => undefined);
}
