import { Hono } from "hono";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import { type MemberAnswer, teamQuerySchema, updateMemberSchema } from "#contract/admin/team.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { ask } from "../../db/query.ts";
import type { AppEnv } from "../../env.ts";
import { superAdminActor } from "../../http/authenticate.ts";
import { readValid } from "../../http/read-body.ts";
import { validate } from "../../http/validate.ts";
import { listColleagues, listTeam } from "./team.repository.ts";
import { approve, changeMember, decline, makeResetLink } from "./team.service.ts";

/** Who works here and who asks to: for super admins, but for the names of colleagues. */
export const team = new Hono<AppEnv>();

team.get(accountEndpoints.listTeam.path, validate("query", teamQuerySchema), async (c) => {
  const [members] = await ask(c.get("db"), listTeam(c.req.valid("query").q));
  return c.json(members);
});

team.get(accountEndpoints.listColleagues.path, async (c) => {
  const [colleagues] = await ask(c.get("db"), listColleagues);
  return c.json(colleagues);
});

team.patch(accountEndpoints.updateMember.path, async (c) => {
  const change = await readValid(c.req, updateMemberSchema, accountLimits.bytes);
  return c.json<MemberAnswer>({ user: await changeMember(c.get("db"), superAdminActor(c), c.req.param("id"), change) });
});

team.post(accountEndpoints.approveRequest.path, async (c) =>
  c.json<MemberAnswer>({ user: await approve(c.get("db"), superAdminActor(c), c.req.param("id")) }),
);

team.post(accountEndpoints.declineRequest.path, async (c) =>
  c.json<MemberAnswer>({ user: await decline(c.get("db"), superAdminActor(c), c.req.param("id")) }),
);

team.post(accountEndpoints.makeResetLink.path, async (c) => {
  const site = { db: c.get("db"), origin: c.get("origin") };
  return c.json(await makeResetLink(site, superAdminActor(c), c.req.param("id")), 201);
});
