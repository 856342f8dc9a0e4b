import { type Context, Hono } from "hono";
import type { AlertSettings } from "#contract/alerts/alert-settings.ts";
import { alertEndpoints } from "#contract/endpoints/alerts.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor, superAdminActor } from "#worker/http/authenticate.ts";
import { route } from "#worker/http/route.ts";
import { deviceName } from "#worker/lib/device-name.ts";
import { listMessages } from "#worker/storage/local-outbox.ts";
import { removeDevice } from "./alert-devices.repository.ts";
import { addDevice } from "./alert-devices.service.ts";
import { findAlertOrder } from "./alert-order.repository.ts";
import { changeAlertOrder } from "./alert-order.service.ts";
import { findAlertSettings, saveAlertSettings } from "./alert-settings.repository.ts";
import { deviceNotFound, noLocalOutbox } from "./alerts.errors.ts";
import { withoutHidden } from "./outbox.repository.ts";

/** Who is told about enquiries, and on which devices. */
export const alerts = new Hono<AppEnv>();

route(alerts, alertEndpoints.getAlerts, readSettings);

route(alerts, alertEndpoints.updateAlerts, async (c, { body }) => {
  await batch(c.get("db"), ...saveAlertSettings(adminActor(c), body, new Date()));
  return readSettings(c);
});

async function readSettings(c: Context<AppEnv>): Promise<AlertSettings> {
  const { push, mail } = c.get("channels");
  const [settings] = await query(c.get("db"), findAlertSettings(adminActor(c).id));
  return { ...settings, public_key: push?.publicKey ?? null, mail: mail !== undefined };
}

route(alerts, alertEndpoints.addAlertDevice, async (c, { body }) => ({
  id: await addDevice(c.get("db"), adminActor(c), body, {
    name: body.name || deviceName(c.req.header("user-agent") ?? ""),
    isDevelopment: !c.get("isProduction"),
    now: new Date(),
  }),
}));

route(alerts, alertEndpoints.removeAlertDevice, async (c, { body }) => {
  const [isRemoved] = await query(c.get("db"), removeDevice(adminActor(c), body, new Date()));
  if (!isRemoved) throw deviceNotFound();
});

route(alerts, alertEndpoints.getAlertOrder, async (c) => {
  const [order] = await query(c.get("db"), findAlertOrder);
  return order;
});

route(alerts, alertEndpoints.updateAlertOrder, (c, { body }) =>
  changeAlertOrder(c.get("db"), superAdminActor(c), body, new Date()),
);

route(alerts, alertEndpoints.listOutbox, async (c) => {
  if (!c.get("channels").recordPush) throw noLocalOutbox();
  const all = await listMessages(c.get("backups"));
  const [messages] = await query(c.get("db"), withoutHidden(adminActor(c), all));
  return { data: { messages } };
});
