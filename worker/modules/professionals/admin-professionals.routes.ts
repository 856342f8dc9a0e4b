import { Hono } from "hono";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { newProfessionalSchema, type Professional } from "#contract/services/professional.ts";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AppEnv } from "#worker/env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { idempotencyKeyReused, readIdempotentRequest } from "#worker/http/idempotency.ts";
import { readValidJsonWithText, readValidPatch } from "#worker/http/read-body.ts";
import { professionalNotFound } from "./professionals.errors.ts";
import { addProfessional, changeProfessional, removeProfessional } from "./professionals.repository.ts";

/** The calls by which staff keep the professionals; a change is public at once. */
export const adminProfessionals = new Hono<AppEnv>();

const { createProfessional, updateProfessional, deleteProfessional } = adminCatalogueEndpoints;
const bodyBytes = 64 * 1024;

adminProfessionals.post(createProfessional.path, async (c) => {
  const actor = adminActor(c);
  const { text, data } = await readValidJsonWithText(c.req, newProfessionalSchema, bodyBytes);
  const call = await readIdempotentRequest(c.req, `${createProfessional.path} ${actor.id}`, text);
  const [db, now] = [c.get("db"), new Date()];
  const added = await runOnce<Professional>(db, { call, reused: idempotencyKeyReused }, now, async (keep) => {
    const professional = { id: crypto.randomUUID(), ...data };
    await batch(db, ...keep(professional), ...addProfessional(actor, professional, now));
    return professional;
  });
  return c.json(added, 201);
});

adminProfessionals.patch(updateProfessional.path, async (c) => {
  const change = await readValidPatch(c.req, newProfessionalSchema, bodyBytes);
  const [changed] = await query(c.get("db"), changeProfessional(adminActor(c), c.req.param("id"), change, new Date()));
  if (!changed) throw professionalNotFound();
  return c.json(changed);
});

adminProfessionals.delete(deleteProfessional.path, async (c) => {
  const [removed] = await query(c.get("db"), removeProfessional(adminActor(c), c.req.param("id"), new Date()));
  if (!removed) throw professionalNotFound();
  return c.body(null, 204);
});
