import { Hono } from "hono";
import { peopleEndpoints } from "#contract/endpoints/people.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readIdempotentRequest } from "#worker/http/idempotency.ts";
import { route } from "#worker/http/route.ts";
import { keepApart, merge, separate } from "./merge.service.ts";
import { personNotFound } from "./people.errors.ts";
import { changePerson, createPerson } from "./people.service.ts";
import { listPeople } from "./people-list.repository.ts";
import { insertPersonContact } from "./person-contacts.repository.ts";
import { findPerson } from "./person-detail.repository.ts";
import { deletePerson } from "./person-writes.repository.ts";

/** The endpoints of the people whom the business knows. */
export const people = new Hono<AppEnv>();

route(people, peopleEndpoints.listPeople, async (c, { searchParams }) => {
  const [page] = await query(c.get("db"), listPeople(adminActor(c), searchParams, new Date()));
  return page;
});

route(people, peopleEndpoints.searchPeople, async (c, { body }) => {
  const [page] = await query(c.get("db"), listPeople(adminActor(c), body, new Date()));
  return page;
});

route(people, peopleEndpoints.createPerson, async (c, { body, text }) => {
  const actor = adminActor(c);
  const idempotency = await readIdempotentRequest(c.req, `${peopleEndpoints.createPerson.path} ${actor.id}`, text);
  return createPerson(c.get("db"), actor, body, idempotency);
});

route(people, peopleEndpoints.undoMerge, (c, { body: { undo } }) => separate(c.get("db"), adminActor(c), undo));

route(people, peopleEndpoints.getPerson, async (c, { params }) => {
  const [person] = await query(c.get("db"), findPerson(adminActor(c), params.id, new Date()));
  if (!person) throw personNotFound();
  return { data: { person } };
});

route(people, peopleEndpoints.updatePerson, async (c, { params, body }) => ({
  data: { person: await changePerson(c.get("db"), adminActor(c), params.id, body) },
}));

route(people, peopleEndpoints.deletePerson, async (c, { params }) => {
  const [isDeleted] = await query(c.get("db"), deletePerson(adminActor(c), params.id, new Date()));
  if (!isDeleted) throw personNotFound();
});

route(people, peopleEndpoints.recordPersonContact, async (c, { params, body }) => {
  const [isFound] = await query(c.get("db"), insertPersonContact(adminActor(c), params.id, body.by, new Date()));
  if (!isFound) throw personNotFound();
});

route(people, peopleEndpoints.keepPeopleApart, (c, { params, body }) =>
  keepApart(c.get("db"), adminActor(c), params.id, body.other_id),
);

for (const endpoint of [peopleEndpoints.samePeople, peopleEndpoints.mergePeople])
  route(people, endpoint, (c, { params, body }) => merge(c.get("db"), adminActor(c), params.id, body.other_id));
