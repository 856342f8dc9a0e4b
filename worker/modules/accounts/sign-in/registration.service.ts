import type { Registration } from "#contract/accounts/account-input.ts";
import type { AdminSignupResponse, SessionResponse } from "#contract/accounts/account-responses.ts";
import { sha256 } from "#shared/sha256.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { countAttempt } from "#worker/db/password-attempts.ts";
import { combineQueries, type Query, query } from "#worker/db/query.ts";
import { clearThrottle, incrementThrottle, type ThrottleLimit, type ThrottleResult } from "#worker/db/throttle.ts";
import { getNetwork } from "#worker/http/address-group.ts";
import { NotConfigured } from "#worker/http/api-error.ts";
import { hashPassword } from "#worker/security/passwords.ts";
import { isSameSecret } from "#worker/security/tokens.ts";
import {
  adminSignupClosed,
  emailRegistered,
  tooManyAttempts,
  usernameTaken,
  wrongSetupCode,
} from "../accounts.errors.ts";
import { findTakenIdentifiers, hasSuperAdmin, insertUser, type RoleGrant } from "../users.repository.ts";
import { prepareVerification } from "../verification/verification.service.ts";
import { newSession, requireTokenKey, type SignInContext } from "./new-session.ts";

/** Registrations from one IP address. Generous, because a mobile carrier shares one address between many customers. */
const addressLimit: ThrottleLimit = { times: 30, seconds: 3600 };
/** Registrations from one /48 of IPv6, which a single customer may have. */
const networkLimit: ThrottleLimit = { times: 300, seconds: 3600 };

/** Returns how a registration with a role is handled, and whether it needs the setup code. */
export async function readAdminSignup({
  db,
  config,
}: Pick<SignInContext, "db" | "config">): Promise<AdminSignupResponse> {
  const mode = config.adminSignup;
  const [isSetUp] = await query(db, hasSuperAdmin);
  return { data: { mode, setup_code_needed: mode === "approval" && !isSetUp } };
}

/**
 * Creates an account and signs it in.
 * @throws ApiError 400 for a taken address or name, 403 when the role is not available, 429; HashQueueFull
 */
export async function register(context: SignInContext, registration: Registration): Promise<SessionResponse> {
  const { db, now } = context;
  const { username, email, password } = registration;
  requireTokenKey(context.config);
  const [taken, ...throttles] = await query(
    db,
    findTakenIdentifiers(email, username),
    ...(await countRegistration(context.address, now)),
  );
  for (const { isExceeded, retryAfterSeconds } of throttles) if (isExceeded) throw tooManyAttempts(retryAfterSeconds);
  const grant = await decideGrant(context, registration);
  if (taken.email) throw emailRegistered();
  if (taken.username) throw usernameTaken();
  const user = {
    id: crypto.randomUUID(),
    username,
    email,
    passwordHash: await hashPassword(password, context.address),
    grant,
  };
  const session = await newSession(context, { userId: user.id, passwordHash: user.passwordHash, secondStepAt: null });
  const verification = await prepareVerification(context, user);
  const after = { asked: registration.role ?? null };
  try {
    const [stored] = await query(
      db,
      insertUser(user, now),
      combineQueries(
        [
          ...session.statements,
          ...verification,
          insertAuditEntry(null, { action: "register", entity: "user", entityId: user.id, after }, now),
        ],
        () => undefined,
      ),
    );
    return session.toResponse(stored);
  } catch (error) {
    if (isUniqueViolation(error, "users.email_key")) throw emailRegistered();
    if (isUniqueViolation(error, "users.username_key")) throw usernameTaken();
    throw error;
  }
}

async function countRegistration(address: string, now: Date): Promise<Query<ThrottleResult>[]> {
  const network = getNetwork(address);
  const ofAddress = incrementThrottle(await sha256(`register ${address}`), addressLimit, now);
  if (network === undefined) return [ofAddress];
  return [ofAddress, incrementThrottle(await sha256(`register ${network}`), networkLimit, now)];
}

/** Decides whether a requested role is granted, stored as a request or rejected. */
async function decideGrant(context: SignInContext, { role, setup_code: code }: Registration): Promise<RoleGrant> {
  if (!role) return { kind: "none" };
  const { adminSignup: mode } = context.config;
  if (mode === "closed") throw adminSignupClosed();
  if (mode === "open") return { kind: "granted", role };
  const [isSetUp] = await query(context.db, hasSuperAdmin);
  if (isSetUp) return { kind: "request", role };
  await checkSetupCode(context, code ?? "");
  return { kind: "first", role };
}

async function checkSetupCode({ db, now, config, address }: SignInContext, code: string): Promise<void> {
  if (config.setupCode === undefined) throw new NotConfigured("SETUP_CODE");
  const key = await sha256(`setup ${address}`);
  const [attempt] = await query(db, countAttempt(key, now));
  if (attempt.isExceeded) throw tooManyAttempts(attempt.retryAfterSeconds);
  if (!isSameSecret(code.trim(), config.setupCode)) throw wrongSetupCode();
  await query(
    db,
    combineQueries([clearThrottle(key)], () => undefined),
  );
}
