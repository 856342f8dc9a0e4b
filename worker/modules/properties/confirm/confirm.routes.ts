import { Hono } from "hono";
import { adminCatalogueEndpoints as endpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { confirmPropertiesSchema, toConfirmQuerySchema } from "#contract/listings/status/confirmation.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { validate } from "#worker/http/validate.ts";
import { findHistory } from "../history/history.repository.ts";
import { propertyNotFound } from "../properties.errors.ts";
import { confirmProperties } from "./confirm.repository.ts";
import { listToConfirm } from "./to-confirm.repository.ts";

/** The endpoints by which admins say that properties are still on the market, and the history of a property. */
export const propertyConfirmation = new Hono<AppEnv>();

propertyConfirmation.post(endpoints.confirmProperties.path, async (c) => {
  const { uuids } = await readValidJson(c.req, confirmPropertiesSchema);
  const [result] = await query(c.get("db"), confirmProperties(adminActor(c), uuids, new Date()));
  return c.json(result);
});

propertyConfirmation.get(endpoints.listToConfirm.path, validate("query", toConfirmQuerySchema), async (c) => {
  const { limit = pageSizes.default, cursor } = c.req.valid("query");
  const [page] = await query(c.get("db"), listToConfirm({ limit, cursor }));
  return c.json(page);
});

propertyConfirmation.get(endpoints.getPropertyHistory.path, async (c) => {
  const [history] = await query(c.get("db"), findHistory(c.req.param("uuid")));
  if (!history) throw propertyNotFound();
  return c.json(history);
});
