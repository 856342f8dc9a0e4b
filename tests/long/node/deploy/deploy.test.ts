import { afterEach, describe, expect, it } from "vitest";
import {
  deployedSite,
  loggedIn,
  newAccount,
  newVersion,
  oldVersion,
  type Responses,
  runDeployment,
  serveStub,
} from "./recorded-deployment.ts";

const readCommands = ["wrangler whoami --json", "wrangler secret list --format json"];
const statusCommand = "wrangler deployments status --json";
const build = "npm run build";
const migrate = "wrangler d1 migrations apply DB --remote";
const readMigrations = "wrangler d1 execute DB --remote --json --command SELECT name FROM d1_migrations";
const uploadTo = (origin: string) => `wrangler deploy --var SITE_ORIGIN:${origin}`;
const rollback = `wrangler rollback ${oldVersion} --yes --message The check of the site failed`;

let close: (() => void) | undefined;
afterEach(() => close?.());

/** Statuses of the health endpoint and of the home page, in turn, and the version that serves them. */
interface SiteResponses {
  health?: number[];
  home?: number[];
  version?: string;
}

/** Deploys to a site that responds with the given statuses to the checks. */
async function deployTo(
  responses: Responses,
  { health = [200], home, version, env }: SiteResponses & { env?: Record<string, string> } = {},
) {
  const site = await serveStub(health, version, home);
  close = site.close;
  return { ...(await runDeployment(responses, ["--origin", site.origin], env)), origin: site.origin };
}

describe("the first deployment", () => {
  it("uploads the worker with new secrets, migrates, and prints the address and the setup code", async () => {
    const { code, output, commands, secrets, origin, leavesSecrets } = await deployTo(newAccount);
    expect(commands).toEqual([...readCommands, build, uploadTo(origin), readMigrations, migrate]);
    expect(secrets).toEqual({
      TOKEN_KEY: expect.stringMatching(/^.{32,}$/),
      VAPID_KEY: expect.stringMatching(/^[\w-]{87}\.[\w-]{43}$/),
      SETUP_CODE: expect.stringMatching(/^(\w{4}-){7}\w{4}$/),
    });
    expect(output).toContain(`Deployed: ${origin}\n`);
    expect(output).toContain(`${origin}/admin/register with the setup code ${secrets.SETUP_CODE} `);
    expect(output).not.toContain(secrets.TOKEN_KEY);
    expect(leavesSecrets).toBe(false);
    expect(code).toBe(0);
  });

  it("sets no setup code in a workflow, whose log others may read", async () => {
    const { output, secrets } = await deployTo(newAccount, { env: { GITHUB_ACTIONS: "true" } });
    expect(Object.keys(secrets)).toEqual(["TOKEN_KEY", "VAPID_KEY"]);
    expect(output).toContain("npx wrangler secret put SETUP_CODE");
  });

  it("shows the setup code and does not roll back when the site does not respond", async () => {
    const { code, output, commands, secrets } = await deployTo(newAccount, { health: [503] });
    expect(commands.at(-1)).toBe(migrate);
    expect(output).toContain(`The setup code is ${secrets.SETUP_CODE}\n`);
    expect(output).toContain("/api/v1/health responds with 503");
    expect(code).toBe(1);
  });

  it("serves a site without a domain under workers.dev, with the address that wrangler reports", async () => {
    const site = await serveStub([200]);
    close = site.close;
    const report = { type: "deploy", version_id: newVersion, targets: [site.origin] };
    const { code, output, commands } = await runDeployment({ ...newAccount, "wrangler deploy ": { report } }, []);
    const trial = "wrangler deploy --config .wrangler/trial/wrangler.toml";
    expect(commands.slice(2)).toEqual([
      build,
      trial,
      readMigrations,
      migrate,
      `${trial} --var SITE_ORIGIN:${site.origin}`,
    ]);
    expect(output).toContain(`Deployed: ${site.origin}\n`);
    expect(code).toBe(0);
  });
});

describe("an update", () => {
  it("migrates before it uploads, and keeps the secrets", async () => {
    const { code, output, commands, secrets, origin } = await deployTo(deployedSite);
    expect(commands).toEqual([...readCommands, statusCommand, build, readMigrations, migrate, uploadTo(origin)]);
    expect(secrets).toEqual({});
    expect(output).toContain(`Updated: ${origin}\n`);
    expect(output).not.toContain("setup code");
    expect(code).toBe(0);
  });

  it("sets a missing token key, but never a second setup code", async () => {
    const { secrets } = await deployTo({ ...deployedSite, "wrangler secret list": { output: "[]" } });
    expect(Object.keys(secrets)).toEqual(["TOKEN_KEY", "VAPID_KEY"]);
  });

  it.each([
    ["the site does not respond", { health: [200, 503] }, "/api/v1/health responds with 503"],
    ["the home page does not respond", { home: [200, 500] }, "/ responds with 500"],
    ["another version responds", { version: oldVersion }, `is served by version ${oldVersion}`],
  ])("rolls back when %s after the upload", async (_, site, problem) => {
    const { code, output, commands } = await deployTo(deployedSite, site);
    expect(commands.at(-1)).toBe(rollback);
    expect(output).toContain(problem);
    expect(output).toContain(`Rolled back to version ${oldVersion}`);
    expect(code).toBe(1);
  });

  it("names the command when the rollback fails too", async () => {
    const responses = { ...deployedSite, "wrangler rollback": { code: 1 } };
    const { code, output } = await deployTo(responses, { health: [200, 503] });
    expect(output).toContain(`Run: npx wrangler rollback ${oldVersion}`);
    expect(code).toBe(1);
  });

  it("does not roll back to a version that had a problem as well", async () => {
    const { code, output, commands } = await deployTo(deployedSite, { health: [503] });
    expect(commands).not.toContain(rollback);
    expect(output).toContain("Not rolled back");
    expect(code).toBe(1);
  });

  it("changes nothing when the database has migrations of a later version", async () => {
    const output = JSON.stringify([{ results: [{ name: "0000_baseline.sql" }, { name: "0099_later.sql" }] }]);
    const deployment = await deployTo({ ...deployedSite, [readMigrations]: { output } });
    expect([deployment.code, deployment.commands.at(-1)]).toEqual([1, readMigrations]);
    expect(deployment.output).toContain("this one does not know 0099_later.sql. A database cannot go back.");
  });

  it.each([
    ["the login", "wrangler whoami", "Not logged in"],
    ["the list of secrets", "wrangler secret list", "The secrets could not be read: no connection"],
    ["the deployed version", statusCommand, "The deployed version could not be read: no connection"],
    ["the build", build, "Nothing was deployed"],
    ["the list of migrations", readMigrations, "The database could not be read: no connection"],
    ["the migrations", migrate, "the worker is unchanged"],
    ["the upload", "wrangler deploy ", "The worker could not be uploaded"],
  ])("stops when this fails: %s", async (_, command, message) => {
    const failure = { code: 1, output: "no connection" };
    const { code, output, commands, leavesSecrets } = await deployTo({ ...deployedSite, [command]: failure });
    expect(commands.at(-1)).toMatch(new RegExp(`^${command}`));
    expect(output).toContain(message);
    expect(leavesSecrets).toBe(false);
    expect(code).toBe(1);
  });
});

it("asks which account to use when the login has several", async () => {
  const accounts = ["a1", "a2"].map((id) => ({ id, name: `Account ${id}` }));
  const several = { ...loggedIn, "wrangler whoami": { output: JSON.stringify({ loggedIn: true, accounts }) } };
  const { code, output, commands } = await runDeployment(several, []);
  expect(output).toMatch(/Set CLOUDFLARE_ACCOUNT_ID to one of:\n {2}a1 Account a1\n {2}a2 Account a2/);
  expect(commands).toHaveLength(1);
  expect(code).toBe(1);
});

describe("--dry-run", () => {
  const options = ["--dry-run", "--origin", "https://homes.example.org"];

  it("changes nothing and prints each step with its command", async () => {
    const { code, output, commands } = await runDeployment(deployedSite, options);
    expect(commands).toEqual([...readCommands, statusCommand]);
    const lines = output.split("\n").filter((line) => line.startsWith("   "));
    const upload = "wrangler deploy --domain homes.example.org --var SITE_ORIGIN:https://homes.example.org";
    expect(lines.map((line) => line.trim())).toEqual([build, migrate, upload]);
    expect(output).toMatch(/^5\/5 Wait until .*roll back if they do not$/m);
    expect(code).toBe(0);
  });

  it("shows the plan of a first deployment without a login", async () => {
    const { code, output } = await runDeployment({ "wrangler whoami": { code: 1 } }, options);
    expect(output).toContain("Not logged in");
    expect(output).toMatch(/^4\/4 Wait until/m);
    expect(code).toBe(0);
  });
});
