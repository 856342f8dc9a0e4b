import type { Context } from "hono";
import { NotConfigured } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import type { AlertContext } from "#worker/modules/enquiries/alerts/send-alerts.service.ts";
import type { LinkContext } from "#worker/security/link-secrets.ts";

/** What changes of appointments need: the database, who is told, and links. */
export interface AppointmentContext extends AlertContext, LinkContext {}

/** @throws NotConfigured without the key from which the secrets of links are derived */
export function readLinkContext(c: Context<AppEnv>): LinkContext {
  const { tokenKey } = c.get("config");
  if (tokenKey === undefined) throw new NotConfigured("TOKEN_KEY");
  return { origin: c.get("origin"), tokenKey };
}

export const readAppointmentContext = (c: Context<AppEnv>): AppointmentContext => ({
  db: c.get("db"),
  channels: c.get("channels"),
  now: new Date(),
  ...readLinkContext(c),
});
