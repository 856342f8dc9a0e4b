import { DeploymentError } from "./deployment-error.ts";
import { type CommandResult, runCommand } from "./run-command.ts";

/** What the account has before a deployment. */
export interface DeployedState {
  /** Whether the worker exists. */
  isUpdate: boolean;
  /** Names of the secrets that are set. */
  secrets: string[];
  /** The version that receives the requests now. */
  version?: string;
}

export const nothingDeployed: DeployedState = { isUpdate: false, secrets: [] };

export const stateCommands = {
  login: ["wrangler", "whoami", "--json"],
  secrets: ["wrangler", "secret", "list", "--format", "json"],
  version: ["wrangler", "deployments", "status", "--json"],
  migrations: ["wrangler", "d1", "execute", "DB", "--remote", "--json", "--command", "SELECT name FROM d1_migrations"],
};

/**
 * Checks that wrangler may use one account.
 * @throws DeploymentError saying how to log in, or which account to choose
 */
export async function checkLogin(): Promise<void> {
  const result = await runCommand(stateCommands.login);
  const { loggedIn, accounts = [] } = readJson<{ loggedIn?: boolean; accounts?: { id: string; name: string }[] }>(
    result,
  );
  if (!result.ok || loggedIn === false) {
    throw new DeploymentError("Not logged in. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.");
  }
  if (accounts.length > 1 && !process.env.CLOUDFLARE_ACCOUNT_ID) {
    const names = accounts.map(({ id, name }) => `\n  ${id} ${name}`).join("");
    throw new DeploymentError(`The login has several accounts. Set CLOUDFLARE_ACCOUNT_ID to one of:${names}`);
  }
}

/** Returns the names of the secrets that are set; undefined without a worker. @throws DeploymentError */
export async function readSecretNames(): Promise<string[] | undefined> {
  const secrets = await runCommand(stateCommands.secrets);
  if (!secrets.ok && /Worker .*not found/.test(secrets.output)) return undefined;
  if (!secrets.ok) throw new DeploymentError(`The secrets could not be read: ${secrets.output.trim()}`);
  return readJson<{ name: string }[]>(secrets).map(({ name }) => name);
}

/** Reads what is deployed. @throws DeploymentError if the account cannot be read */
export async function readDeployedState(): Promise<DeployedState> {
  const secrets = await readSecretNames();
  if (!secrets) return nothingDeployed;
  const status = await runCommand(stateCommands.version);
  if (!status.ok && !/has no deployments/.test(status.output)) {
    throw new DeploymentError(`The deployed version could not be read: ${status.output.trim()}`);
  }
  const { versions = [] } = readJson<{ versions?: { version_id: string; percentage: number }[] }>(status);
  const [current] = versions.toSorted((one, other) => other.percentage - one.percentage);
  return { isUpdate: true, secrets, version: current?.version_id };
}

/** Returns the names of the migrations of the deployed database; none for a new one. @throws DeploymentError */
export async function readDeployedMigrations(): Promise<string[]> {
  const result = await runCommand(stateCommands.migrations);
  if (!result.ok && /no such table/.test(result.output)) return [];
  if (!result.ok) throw new DeploymentError(`The database could not be read: ${result.output.trim()}`);
  const [{ results = [] } = {}] = readJson<{ results?: { name: string }[] }[]>(result, "[]");
  return results.map(({ name }) => name);
}

/** Returns the JSON in an output, which may begin with warnings; `empty` if there is none. */
function readJson<T>({ output }: CommandResult, empty = "{}"): T {
  const json = /^[[{].*[\]}]/ms.exec(output)?.[0];
  return JSON.parse(json ?? empty) as T;
}
