import { Hono } from "hono";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { serviceItemsQuerySchema } from "#contract/services/service-items-query.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { publicCache } from "#worker/http/cache-control.ts";
import { validate } from "#worker/http/validate.ts";
import { professionalNotFound } from "./professionals.errors.ts";
import { getProfessional, listProfessionals } from "./professionals.repository.ts";

/** The public calls about professionals. */
export const professionals = new Hono<AppEnv>();

professionals.get(
  visitorEndpoints.listProfessionals.path,
  publicCache,
  validate("query", serviceItemsQuerySchema),
  async (c) => {
    const [all] = await query(c.get("db"), listProfessionals(c.req.valid("query")));
    return c.json(all);
  },
);

professionals.get(visitorEndpoints.getProfessional.path, publicCache, async (c) => {
  const [found] = await query(c.get("db"), getProfessional(c.req.param("id")));
  if (!found) throw professionalNotFound();
  return c.json(found);
});
