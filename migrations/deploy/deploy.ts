import { parseArgs } from "node:util";
import { CommandError } from "../command-error.ts";
import { createSetupCode, createTokenKey, createVapidKey } from "../deployment-secrets.ts";
import { checkKnownMigrations } from "../known-migrations.ts";
import {
  checkLogin,
  type DeployedState,
  nothingDeployed,
  readDeployedMigrations,
  readDeployedState,
} from "./account.ts";
import { checkSite } from "./check-site.ts";
import { DeploymentError } from "./deployment-error.ts";
import { runCommand } from "./run-command.ts";
import {
  type Address,
  isPlaceholder,
  readConfiguredOrigin,
  upload,
  uploadCommand,
  writeTrialConfig,
} from "./upload.ts";

/**
 * Deploys the site, or updates it. Usage: deploy.ts [--dry-run] [--origin https://…] [--wait SECONDS]
 *
 * First: build, upload (wrangler creates the database and the buckets), migrate, check. An update migrates before the
 * upload, because the deployed version works on the new schema and the new one needs it; if the check fails, it rolls
 * back. It may be repeated after any failure.
 */
interface Options {
  dryRun: boolean;
  origin?: string;
  waitSeconds: number;
}

interface Step {
  title: string;
  /** The command as people would type it. */
  command?: string[];
  run: () => Promise<void>;
}

const buildCommand = ["npm", "run", "build"];
const migrateCommand = ["wrangler", "d1", "migrations", "apply", "DB", "--remote"];

async function deploy({ dryRun, origin: requestedOrigin, waitSeconds }: Options): Promise<void> {
  const address = findAddress(requestedOrigin);
  let origin = requestedOrigin ?? readConfiguredOrigin();
  const state = await readState(dryRun);
  const secrets = newSecrets(state);
  let version: string | undefined;
  let problemBefore: string | undefined;

  const uploadTo = async (target: Address, added: Record<string, string>) => {
    if (target.isTrial) writeTrialConfig();
    const uploaded = await upload(uploadCommand(target), added);
    version = uploaded.version;
    return uploaded;
  };
  const build: Step = {
    title: "Build the site",
    command: buildCommand,
    run: () => runStep(buildCommand, "The site could not be built. Nothing was deployed."),
  };
  const migrate: Step = {
    title: "Apply the missing migrations; the deployed version works on the new schema too",
    command: migrateCommand,
    run: async () => {
      await checkKnownMigrations(
        await readDeployedMigrations(),
        "Deploy the version that has these migrations, or a later one.",
      );
      await runStep(
        migrateCommand,
        "The failed migration was undone, and the worker is unchanged. Repeat after the repair.",
      );
    },
  };
  const uploadStep: Step = {
    title: `Upload the worker${state.isUpdate ? "" : "; wrangler creates the database and the two buckets"}${secretsText(secrets)}`,
    command: uploadCommand(address),
    run: async () => {
      const { targets } = await uploadTo(address, secrets);
      // A later step may fail, and the code cannot be read again.
      if (secrets.SETUP_CODE) console.log(`   The setup code is ${secrets.SETUP_CODE}`);
      if (!address.isTrial) return;
      const target = targets.find((found) => /^https?:/.test(found));
      if (!target) throw new DeploymentError("wrangler reported no address under workers.dev.");
      origin = target;
    },
  };
  const setOrigin: Step = {
    title: "Upload again with the address that wrangler reported, for links and the sitemap",
    command: uploadCommand({ ...address, origin: "https://…workers.dev" }),
    run: async () => {
      await uploadTo({ ...address, origin }, {});
    },
  };
  const checkBefore: Step = {
    title: "Check the deployed version, so that a rollback is only made to a version that works",
    run: async () => {
      problemBefore = address.isTrial ? undefined : await checkSite(origin, undefined, 0);
      if (problemBefore) console.log(`   It has a problem already: ${problemBefore}`);
    },
  };
  const check: Step = {
    title: `Wait until /api/v1/health and the home page respond${state.version ? "; roll back if they do not" : ""}`,
    run: async () => {
      const problem = await checkSite(origin, version, waitSeconds);
      if (problem) await handleProblem(problem, state, problemBefore);
    },
  };

  const steps = [
    build,
    ...(state.isUpdate ? [checkBefore, migrate, uploadStep] : [uploadStep, migrate]),
    ...(address.isTrial ? [setOrigin] : []),
    check,
  ];
  await runSteps(steps, dryRun);
  if (!dryRun) printResult(origin, state, secrets);
}

function findAddress(requestedOrigin: string | undefined): Address {
  const origin = requestedOrigin ?? readConfiguredOrigin();
  const isTrial = isPlaceholder(origin);
  if (isTrial) console.log("SITE_ORIGIN in wrangler.toml is a placeholder: the site is served under workers.dev.");
  const { protocol, hostname } = new URL(origin);
  return { isTrial, origin: requestedOrigin, ...(!isTrial && protocol === "https:" && { hostname }) };
}

/** A plan needs no login; without one it is that of a first deployment. */
async function readState(dryRun: boolean): Promise<DeployedState> {
  try {
    await checkLogin();
    return await readDeployedState();
  } catch (error) {
    if (!dryRun || !(error instanceof DeploymentError)) throw error;
    console.log(`${error.message}\nThe plan of a first deployment:`);
    return nothingDeployed;
  }
}

/** Secrets that are set are kept. A setup code is not set again, because the owner deletes it after its use. */
function newSecrets({ isUpdate, secrets }: DeployedState): Record<string, string> {
  const showsCode = !process.env.GITHUB_ACTIONS;
  return {
    ...(!secrets.includes("TOKEN_KEY") && { TOKEN_KEY: createTokenKey() }),
    // With another key, no push message would reach the devices that have subscribed.
    ...(!secrets.includes("VAPID_KEY") && { VAPID_KEY: createVapidKey() }),
    // The log of a workflow is no place for a code.
    ...(!isUpdate && showsCode && { SETUP_CODE: createSetupCode() }),
  };
}

function secretsText(secrets: Record<string, string>): string {
  const names = Object.keys(secrets);
  return names.length > 0 ? ` and the new ${names.length > 1 ? "secrets" : "secret"} ${names.join(" and ")}` : "";
}

async function runStep(command: string[], failure: string): Promise<void> {
  const { ok } = await runCommand(command, { isShown: true });
  if (!ok) throw new DeploymentError(failure);
}

async function runSteps(steps: Step[], dryRun: boolean): Promise<void> {
  for (const [index, { title, command, run }] of steps.entries()) {
    console.log(`${index + 1}/${steps.length} ${title}`);
    if (command) console.log(`   ${command.join(" ")}`);
    if (!dryRun) await run();
  }
}

/** Rolls back to the version before. @throws DeploymentError always, saying what is served now */
async function handleProblem(problem: string, { version }: DeployedState, problemBefore?: string): Promise<never> {
  if (!version) throw new DeploymentError(`The site was deployed, but ${problem}. Run the command again.`);
  if (problemBefore) {
    throw new DeploymentError(`${problem}. Not rolled back, because the version before had a problem as well.`);
  }
  const reason = "The check of the site failed";
  const { ok } = await runCommand(["wrangler", "rollback", version, "--yes", "--message", reason], { isShown: true });
  throw new DeploymentError(
    ok
      ? `${problem}. Rolled back to version ${version}. The migrations stay; that version works with them.`
      : `${problem}. The rollback failed too. Run: npx wrangler rollback ${version}`,
  );
}

function printResult(origin: string, { isUpdate }: DeployedState, { SETUP_CODE }: Record<string, string>): void {
  console.log(`\n${isUpdate ? "Updated" : "Deployed"}: ${origin}`);
  if (SETUP_CODE) {
    console.log(
      `Register at ${origin}/admin/register with the setup code ${SETUP_CODE} to become the first super admin.`,
    );
    console.log("The code works only once.");
  } else if (!isUpdate) {
    console.log("Set a setup code for the first super admin: npx wrangler secret put SETUP_CODE");
  }
}

const { values } = parseArgs({
  options: {
    "dry-run": { type: "boolean", default: false },
    origin: { type: "string" },
    wait: { type: "string", default: "180" },
  },
});
try {
  await deploy({ dryRun: values["dry-run"], origin: values.origin, waitSeconds: Number(values.wait) });
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(`\nFailed: ${error.message}`);
  process.exitCode = 1;
}
