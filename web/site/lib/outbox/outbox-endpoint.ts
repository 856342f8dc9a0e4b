import { bookingEndpoints } from "#contract/http/endpoints/booking-endpoints.ts";
import { findService } from "#contract/services/services.ts";
import type { OutboxItem } from "#web/lib/outbox/outbox.ts";

/** Returns the endpoint that an item is sent to; undefined if its service no longer exists. */
export const findEndpoint = ({ kind, service }: OutboxItem) =>
  kind === "appointment" ? bookingEndpoints.book : findService(service)?.endpoint;
