import { Hono } from "hono";
import { type MemberResponse, memberChangeSchema, teamQuerySchema, teamSearchSchema } from "#contract/admin/team.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { superAdminActor } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { validate } from "#worker/http/validate.ts";
import { listColleagues, listTeam } from "./team.repository.ts";
import { approveMember, changeMember, declineMember, makeResetLink, resetMemberSecondStep } from "./team.service.ts";

/** Accounts, roles and role requests. For super admins, except the list of colleagues. */
export const team = new Hono<AppEnv>();

team.get(accountEndpoints.listTeam.path, validate("query", teamQuerySchema), async (c) => {
  const [members] = await query(c.get("db"), listTeam(c.req.valid("query").q));
  return c.json(members);
});

team.post(accountEndpoints.searchTeam.path, async (c) => {
  const { q } = await readValidJson(c.req, teamSearchSchema);
  const [members] = await query(c.get("db"), listTeam(q));
  return c.json(members);
});

team.get(accountEndpoints.listColleagues.path, async (c) => {
  const [colleagues] = await query(c.get("db"), listColleagues);
  return c.json(colleagues);
});

team.patch(accountEndpoints.updateMember.path, async (c) => {
  const change = await readValidJson(c.req, memberChangeSchema);
  return c.json<MemberResponse>({
    user: await changeMember(c.get("db"), superAdminActor(c), c.req.param("id"), change),
  });
});

team.post(accountEndpoints.approveRequest.path, async (c) =>
  c.json<MemberResponse>({ user: await approveMember(c.get("db"), superAdminActor(c), c.req.param("id")) }),
);

team.post(accountEndpoints.declineRequest.path, async (c) =>
  c.json<MemberResponse>({ user: await declineMember(c.get("db"), superAdminActor(c), c.req.param("id")) }),
);

team.post(accountEndpoints.resetSecondStep.path, async (c) =>
  c.json<MemberResponse>({ user: await resetMemberSecondStep(c.get("db"), superAdminActor(c), c.req.param("id")) }),
);

team.post(accountEndpoints.makeResetLink.path, async (c) => {
  const context = { db: c.get("db"), origin: c.get("origin") };
  return c.json(await makeResetLink(context, superAdminActor(c), c.req.param("id")), 201);
});
