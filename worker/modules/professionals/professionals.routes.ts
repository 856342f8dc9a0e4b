import { Hono } from "hono";
import { endpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { offersQuerySchema } from "#contract/services/service-items-query.ts";
import { publicRead } from "#worker/http/cache-control.ts";
import { ask } from "../../db/query.ts";
import type { AppEnv } from "../../env.ts";
import { validate } from "../../http/validate.ts";
import { professionalNotFound } from "./professionals.errors.ts";
import { getProfessional, listProfessionals } from "./professionals.repository.ts";

/** The public calls about professionals. */
export const professionals = new Hono<AppEnv>();

professionals.get(endpoints.listProfessionals.path, publicRead, validate("query", offersQuerySchema), async (c) => {
  const [all] = await ask(c.get("db"), listProfessionals(c.req.valid("query")));
  return c.json(all);
});

professionals.get(endpoints.getProfessional.path, publicRead, async (c) => {
  const [found] = await ask(c.get("db"), getProfessional(c.req.param("id")));
  if (!found) throw professionalNotFound();
  return c.json(found);
});
