import { type Context, Hono } from "hono";
import {
  confirmSecondStepSchema,
  enrolSecondStepSchema,
  secondStepProofSchema,
} from "#contract/accounts/account-input.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { clientIp } from "#worker/http/client-ip.ts";
import { requireTokenKey } from "../sign-in/new-session.ts";
import { confirmSecondStep, enrolSecondStep } from "./enrol-second-step.service.ts";
import { readSecondStep, removeSecondStep, renewRecoveryCodes } from "./second-step.service.ts";
import type { SecondStepContext } from "./second-step-proof.ts";

/** The second step of the signed-in user's own account. */
export const secondStep = new Hono<AppEnv>();

secondStep.get(accountEndpoints.getSecondStep.path, async (c) =>
  c.json(await readSecondStep(c.get("db"), c.get("actor"), c.get("isProduction"))),
);

secondStep.post(accountEndpoints.enrolSecondStep.path, async (c) => {
  const enrolment = await readValidJson(c.req, enrolSecondStepSchema);
  return c.json(await enrolSecondStep(secondStepContext(c), c.get("actor"), enrolment));
});

secondStep.post(accountEndpoints.confirmSecondStep.path, async (c) => {
  const { code } = await readValidJson(c.req, confirmSecondStepSchema);
  return c.json(await confirmSecondStep(secondStepContext(c), c.get("actor"), code));
});

secondStep.post(accountEndpoints.renewRecoveryCodes.path, async (c) => {
  const proof = await readValidJson(c.req, secondStepProofSchema);
  return c.json(await renewRecoveryCodes(secondStepContext(c), c.get("actor"), proof));
});

secondStep.delete(accountEndpoints.removeSecondStep.path, async (c) => {
  const proof = await readValidJson(c.req, secondStepProofSchema);
  const context = { ...secondStepContext(c), isProduction: c.get("isProduction") };
  await removeSecondStep(context, c.get("actor"), proof);
  return c.body(null, 204);
});

const secondStepContext = (c: Context<AppEnv>): SecondStepContext => ({
  db: c.get("db"),
  now: new Date(),
  address: clientIp(c),
  tokenKey: requireTokenKey(c.get("config")),
});
