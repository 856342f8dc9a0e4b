import { type Context, Hono } from "hono";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { clientIp } from "#worker/http/client-ip.ts";
import { route } from "#worker/http/route.ts";
import { requireTokenKey } from "../sign-in/new-session.ts";
import { confirmSecondStep, enrolSecondStep } from "./enrol-second-step.service.ts";
import { readSecondStep, removeSecondStep, renewRecoveryCodes } from "./second-step.service.ts";
import type { SecondStepContext } from "./second-step-proof.ts";

/** The second step of the signed-in user's own account. */
export const secondStep = new Hono<AppEnv>();

route(secondStep, accountEndpoints.getSecondStep, (c) =>
  readSecondStep(c.get("db"), c.get("actor"), c.get("isProduction")),
);

route(secondStep, accountEndpoints.enrolSecondStep, (c, { body }) =>
  enrolSecondStep(secondStepContext(c), c.get("actor"), body),
);

route(secondStep, accountEndpoints.confirmSecondStep, (c, { body: { code } }) =>
  confirmSecondStep(secondStepContext(c), c.get("actor"), code),
);

route(secondStep, accountEndpoints.renewRecoveryCodes, (c, { body }) =>
  renewRecoveryCodes(secondStepContext(c), c.get("actor"), body),
);

route(secondStep, accountEndpoints.removeSecondStep, async (c, { body }) => {
  const context = { ...secondStepContext(c), isProduction: c.get("isProduction") };
  await removeSecondStep(context, c.get("actor"), body);
});

const secondStepContext = (c: Context<AppEnv>): SecondStepContext => ({
  db: c.get("db"),
  now: new Date(),
  address: clientIp(c),
  tokenKey: requireTokenKey(c.get("config")),
});
