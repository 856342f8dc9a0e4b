import { Hono } from "hono";
import { wantEndpoints } from "#contract/endpoints/wants.ts";
import { query } from "#worker/db/query.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { route } from "#worker/http/route.ts";
import { findCatalogueHomesById } from "#worker/modules/properties/catalogue/catalogue-homes.repository.ts";
import {
  addWant,
  changeAdminWant,
  describeWantsFor,
  endAdminWant,
  listAdminWants,
  listMatches,
  recordTold,
} from "./admin-wants.service.ts";
import { toCatalogueHome } from "./counted-home.ts";
import { countDemand } from "./demand.service.ts";
import { readWantContext } from "./want-context.ts";

/** The endpoints by which colleagues see and add what people look for. */
export const adminWants = new Hono<AppEnv>();

route(adminWants, wantEndpoints.listWants, (c, { searchParams }) =>
  listAdminWants(readWantContext(c), adminActor(c), searchParams),
);

route(adminWants, wantEndpoints.createWant, (c, { body }) => addWant(readWantContext(c), adminActor(c), body));

route(adminWants, wantEndpoints.countWants, (c, { body }) =>
  describeWantsFor(c.get("db"), adminActor(c), toCatalogueHome(body)),
);

route(adminWants, wantEndpoints.getDemand, (c) => countDemand(readWantContext(c)));

route(adminWants, wantEndpoints.updateWant, (c, { params, body }) =>
  changeAdminWant(readWantContext(c), adminActor(c), params.id, body),
);

route(adminWants, wantEndpoints.deleteWant, (c, { params }) =>
  endAdminWant(readWantContext(c), adminActor(c), params.id),
);

route(adminWants, wantEndpoints.recordWantTold, (c, { params }) =>
  recordTold(readWantContext(c), adminActor(c), params.id),
);

route(adminWants, wantEndpoints.listWantMatches, (c, { params }) =>
  listMatches(readWantContext(c), adminActor(c), params.id),
);

route(adminWants, wantEndpoints.getPropertyWants, async (c, { params }) => {
  const [[home]] = await query(c.get("db"), findCatalogueHomesById([params.uuid]));
  if (!home) throw new ApiError(404, "Property not found");
  return describeWantsFor(c.get("db"), adminActor(c), home);
});
