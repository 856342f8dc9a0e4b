import { Hono } from "hono";
import { adminPropertyEndpoints } from "#contract/endpoints/admin-properties.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { route } from "#worker/http/route.ts";
import { findHistory } from "../history/history.repository.ts";
import { propertyNotFound } from "../properties.errors.ts";
import { confirmProperties } from "./confirm.repository.ts";

/** The endpoints by which admins say that properties are still on the market, and the history of a property. */
export const propertyConfirmation = new Hono<AppEnv>();

route(propertyConfirmation, adminPropertyEndpoints.confirmProperties, async (c, { body: { uuids } }) => {
  const [result] = await query(c.get("db"), confirmProperties(adminActor(c), uuids, new Date()));
  return result;
});

route(propertyConfirmation, adminPropertyEndpoints.getPropertyHistory, async (c, { params }) => {
  const [history] = await query(c.get("db"), findHistory(params.uuid));
  if (!history) throw propertyNotFound();
  return history;
});
