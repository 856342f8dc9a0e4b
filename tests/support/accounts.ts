import { env } from "cloudflare:workers";
import type { SessionResponse } from "#contract/accounts/account-responses.ts";
import type { AdminRole, Role } from "#contract/accounts/roles.ts";
import { sha256 } from "#shared/sha256.ts";
import type { Bindings } from "#worker/bindings.ts";
import { newTokenPair } from "#worker/security/tokens.ts";
import { checkResponse } from "./check-response.ts";
import { sendWith } from "./public-client.ts";
import { queryRows, runSql } from "./storage/rows.ts";

/** The password of all test accounts. */
export const password = "Mango-tree-7";
/** Its hash with the parameters of low-password-cost.ts. */
const passwordHash = "$scrypt$ln=4,r=8,p=1$AU5KygvPZrx4BCmyPlb/hA$R4/O9lEJoehu4acdwzfIfWFNDehkDR+wEzr2tpTDGvo";

let counter = 0;

interface CallOptions {
  method?: string;
  body?: unknown;
  /** An access token. */
  token?: string;
  address?: string;
  headers?: Record<string, string>;
  bindings?: Partial<Bindings>;
}

/** Calls the API, from a new IP address each time unless one is given. */
export async function callApi<T = unknown>(
  path: string,
  { method, body, token, address, headers, bindings }: CallOptions = {},
) {
  counter += 1;
  const usedMethod = method ?? (body === undefined ? "GET" : "POST");
  const response = await sendWith(bindings ?? {}, `/api/v1${path}`, {
    method: usedMethod,
    headers: {
      "cf-connecting-ip": address ?? `10.1.${counter >> 8}.${counter & 255}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const json = (text && isJson ? JSON.parse(text) : undefined) as T;
  checkResponse(usedMethod, path, response.status, json);
  return { status: response.status, headers: response.headers, text, body: json };
}

interface UserOverrides {
  username?: string;
  email?: string;
  role?: Role;
  role_request?: AdminRole;
  /** Whether an admin has the permission `health`; true by default, so that tests of other subjects see every enquiry. */
  sees_health?: boolean;
  disabled?: boolean;
  /** ISO time; now by default. */
  created_at?: string;
  /** ISO time; null, the default, for an unverified address. */
  email_verified_at?: string | null;
}

/** Stores an account whose password is `password`. */
export async function storeUser({
  role = "user",
  role_request,
  sees_health,
  disabled,
  ...overrides
}: UserOverrides = {}) {
  counter += 1;
  const { username = `person_${counter}`, email = `person-${counter}@example.org` } = overrides;
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  const { created_at = now, email_verified_at = null } = overrides;
  await runSql(
    `INSERT INTO users (id, username, username_key, email, email_key, password_hash, role, role_request, role_requested_at,
      disabled_at, created_at, email_verified_at, sees_health) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    username,
    username.toLowerCase(),
    email,
    email.toLowerCase(),
    passwordHash,
    role,
    role_request ?? null,
    role_request ? now : null,
    disabled ? now : null,
    created_at,
    email_verified_at,
    Number(sees_health ?? role !== "user"),
  );
  return { id, username, email };
}

/** Signs an account in. */
export async function signIn(email: string, headers?: Record<string, string>): Promise<SessionResponse> {
  const { status, body, text } = await callApi<SessionResponse>("/login", { body: { email, password }, headers });
  if (status !== 200) throw new Error(`Not signed in: ${text}`);
  return body;
}

interface SessionOverrides {
  accessEndsAt?: Date;
  idleEndsAt?: Date;
  endsAt?: Date;
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** Opens a session of an account without signing in. Its tokens count as used. */
export async function storeSession(userId: string, overrides: SessionOverrides = {}) {
  const { accessEndsAt = inAnHour(), idleEndsAt = inAnHour(), endsAt = inAnHour() } = overrides;
  const { access: token, refresh: refreshToken } = newTokenPair();
  const sessionId = crypto.randomUUID();
  const now = new Date().toISOString();
  await env.DB.batch([
    env.DB.prepare("INSERT INTO sessions VALUES (?, ?, 'A test', ?, ?, ?, ?)").bind(
      sessionId,
      userId,
      now,
      now,
      idleEndsAt.toISOString(),
      endsAt.toISOString(),
    ),
    env.DB.prepare(
      "INSERT INTO token_pairs (refresh_hash, access_hash, session_id, access_ends_at, presented_at) VALUES (?, ?, ?, ?, ?)",
    ).bind(await sha256(refreshToken), await sha256(token), sessionId, accessEndsAt.toISOString(), now),
  ]);
  return { token, refreshToken, sessionId };
}

/** Stores an account with a session. */
export async function storeSignedIn(overrides?: UserOverrides) {
  const user = await storeUser(overrides);
  return { ...user, ...(await storeSession(user.id)) };
}

/** Returns all rows of all tables as text, for comparing them before and after a rejected request. */
export async function readAllTables(): Promise<string> {
  const tables = await queryRows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT GLOB '*_index*' ORDER BY name",
  );
  const rows = await env.DB.batch(tables.map(({ name }) => env.DB.prepare(`SELECT * FROM ${name}`)));
  return JSON.stringify(rows.map(({ results }, index) => [tables[index]?.name, results]));
}
