import { endpoints } from "#contract/endpoints.ts";
import { apiSend } from "#web/lib/api-client.ts";

/** Counts what a visitor does with a listing, never who it is. Never waited for; a failure is nobody's concern. */
export function recordEvent(uuid: string, event: "view" | "call" | "whatsapp" | "share"): void {
  apiSend(endpoints.recordPropertyEvent, { params: { uuid }, body: { event } }).catch(() => undefined);
}
