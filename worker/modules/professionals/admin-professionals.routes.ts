import { Hono } from "hono";
import { listingEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { newProfessionalSchema, type Professional } from "#contract/services/professional.ts";
import { ask, write } from "#worker/db/query.ts";
import { once } from "#worker/db/run-once.ts";
import type { AppEnv } from "#worker/env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { keyReused, readRepeatableCall } from "#worker/http/idempotency.ts";
import { readChanged, readNew } from "#worker/http/read-body.ts";
import { professionalNotFound } from "./professionals.errors.ts";
import { addProfessional, changeProfessional, removeProfessional } from "./professionals.repository.ts";

/** The calls by which staff keep the professionals; a change is public at once. */
export const staffProfessionals = new Hono<AppEnv>();

const { createProfessional, updateProfessional, deleteProfessional } = listingEndpoints;
const bodyBytes = 64 * 1024;

staffProfessionals.post(createProfessional.path, async (c) => {
  const actor = adminActor(c);
  const { text, data } = await readNew(c.req, newProfessionalSchema, bodyBytes);
  const call = await readRepeatableCall(c.req, `${createProfessional.path} ${actor.id}`, text);
  const [db, now] = [c.get("db"), new Date()];
  const added = await once<Professional>(db, { call, reused: keyReused }, now, async (keep) => {
    const professional = { id: crypto.randomUUID(), ...data };
    await write(db, ...keep(professional), ...addProfessional(actor, professional, now));
    return professional;
  });
  return c.json(added, 201);
});

staffProfessionals.patch(updateProfessional.path, async (c) => {
  const change = await readChanged(c.req, newProfessionalSchema, bodyBytes);
  const [changed] = await ask(c.get("db"), changeProfessional(adminActor(c), c.req.param("id"), change, new Date()));
  if (!changed) throw professionalNotFound();
  return c.json(changed);
});

staffProfessionals.delete(deleteProfessional.path, async (c) => {
  const [removed] = await ask(c.get("db"), removeProfessional(adminActor(c), c.req.param("id"), new Date()));
  if (!removed) throw professionalNotFound();
  return c.body(null, 204);
});
