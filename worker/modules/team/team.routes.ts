import { Hono } from "hono";
import { teamEndpoints } from "#contract/endpoints/team.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { superAdminActor } from "#worker/http/authenticate.ts";
import { route } from "#worker/http/route.ts";
import { listColleagues, listTeam } from "./team.repository.ts";
import { approveMember, changeMember, declineMember, makeResetLink, resetMemberSecondStep } from "./team.service.ts";

/** Accounts, roles and role requests. For super admins, except the list of colleagues. */
export const team = new Hono<AppEnv>();

route(team, teamEndpoints.listTeam, async (c, { searchParams }) => {
  const [members] = await query(c.get("db"), listTeam(searchParams.q));
  return members;
});

route(team, teamEndpoints.searchTeam, async (c, { body: { q } }) => {
  const [members] = await query(c.get("db"), listTeam(q));
  return members;
});

route(team, teamEndpoints.listColleagues, async (c) => {
  const [colleagues] = await query(c.get("db"), listColleagues);
  return colleagues;
});

route(team, teamEndpoints.updateMember, async (c, { params, body }) => ({
  user: await changeMember(c.get("db"), superAdminActor(c), params.id, body),
}));

route(team, teamEndpoints.approveRequest, async (c, { params }) => ({
  user: await approveMember(c.get("db"), superAdminActor(c), params.id),
}));

route(team, teamEndpoints.declineRequest, async (c, { params }) => ({
  user: await declineMember(c.get("db"), superAdminActor(c), params.id),
}));

route(team, teamEndpoints.resetSecondStep, async (c, { params }) => ({
  user: await resetMemberSecondStep(c.get("db"), superAdminActor(c), params.id),
}));

route(team, teamEndpoints.makeResetLink, async (c, { params }) => {
  const context = { db: c.get("db"), origin: c.get("origin") };
  return makeResetLink(context, superAdminActor(c), params.id);
});
