import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import type { Bindings } from "#worker/bindings.ts";
import { readConfig } from "#worker/config.ts";
import { createSecrets, createSetupCode, createTokenKey } from "../../migrations/deployment-secrets.ts";
import { root } from "../../migrations/wrangler.ts";

const config = unstable_readConfig({ config: join(root, "wrangler.toml") });
const production = (more: object = {}) => readConfig({ ...config.vars, ...more } as unknown as Bindings);

it("registering in production never grants the admin role", () => {
  expect(config.vars.ENVIRONMENT).toBe("production");
  expect(production().adminSignup).toBe("approval");
  expect(production({ ADMIN_SIGNUP: "open" }).adminSignup).toBe("approval");
  expect(production({ ADMIN_SIGNUP: "closed" }).adminSignup).toBe("closed");
});

it("wrangler.toml contains no secret", () => {
  expect(Object.keys(config.vars).sort()).toEqual(["ADMIN_SIGNUP", "ENVIRONMENT", "SITE_ORIGIN"]);
  expect(readFileSync(join(root, "wrangler.toml"), "utf8")).not.toMatch(
    /^\s*(TOKEN_KEY|SETUP_CODE|MONITOR_KEY|ALARM_WEBHOOK_URL)\s*=/m,
  );
});

it("generated secrets are long enough and unique", () => {
  const codes = new Set(Array.from({ length: 100 }, createSetupCode));
  expect(codes.size).toBe(100);
  for (const code of codes) expect(code).toMatch(/^([0-9A-Z]{4}-){7}[0-9A-Z]{4}$/);
  const [SETUP_CODE] = codes;
  const productionConfig = production({ SETUP_CODE, TOKEN_KEY: createTokenKey() });
  expect(productionConfig.setupCode).toBe(SETUP_CODE);
  expect(productionConfig.tokenKey).toBeDefined();
});

it("new secrets keep the key of push messages, with which devices have subscribed", () => {
  expect(Object.keys(createSecrets([]))).toEqual(["TOKEN_KEY", "VAPID_KEY", "SETUP_CODE"]);
  expect(Object.keys(createSecrets(["TOKEN_KEY", "VAPID_KEY"]))).toEqual(["TOKEN_KEY", "SETUP_CODE"]);
});

it("the deployed worker has a cache in front of it, which a new version starts empty", () => {
  // Pages name the files of their version, so copies of another version must not be served.
  expect(config.cache).toEqual({ enabled: true });
  expect(config.triggers.crons).toEqual(["*/5 * * * *", "* * * * *"]);
});

it("the deployed site has one address, and its logs contain no addresses of requests", () => {
  expect(config.workers_dev).toBe(false);
  expect(config.observability).toMatchObject({ enabled: true, logs: { invocation_logs: false } });
});
