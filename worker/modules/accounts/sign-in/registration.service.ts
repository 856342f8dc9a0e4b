import type { AdminSignupResponse, Registration, SessionResponse } from "#contract/accounts/account.ts";
import { sha256 } from "#contract/http/sha256.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { query } from "#worker/db/query.ts";
import { clearThrottle, countAttempt, incrementThrottle, type ThrottleLimit } from "#worker/db/throttle.ts";
import { NotConfigured } from "#worker/http/errors.ts";
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
import { newSession, type SignInContext, tokenKeyOf } from "./sign-in.service.ts";

/** A mobile carrier puts a town behind one address. */
const perAddress: ThrottleLimit = { times: 30, seconds: 3600 };

/** What registering with a role leads to here and now. */
export async function readAdminSignup({
  db,
  settings,
}: Pick<SignInContext, "db" | "settings">): Promise<AdminSignupResponse> {
  const mode = settings.adminSignup;
  const [found] = await query(db, hasSuperAdmin);
  return { data: { mode, setup_code_needed: mode === "approval" && !found } };
}

/**
 * Makes an account and signs it in.
 * @throws 400 for an address or a name that somebody has, 403 for a role that is not to be had, 429, TurnstileFull
 */
export async function register(desk: SignInContext, registration: Registration): Promise<SessionResponse> {
  const { db, now } = desk;
  const { username, email, password } = registration;
  tokenKeyOf(desk.settings);
  const addressKey = await sha256(`register ${desk.address}`);
  const [taken, sent] = await query(
    db,
    findTakenIdentifiers(email, username),
    incrementThrottle(addressKey, perAddress, now),
  );
  if (sent.passed) throw tooManyAttempts(sent.retryAfterSeconds);
  const grant = await decideGrant(desk, registration);
  if (taken.email) throw emailRegistered();
  if (taken.username) throw usernameTaken();
  const user = { id: crypto.randomUUID(), username, email, passwordHash: await hashPassword(password), grant };
  const session = await newSession(desk, user.id, user.passwordHash);
  const asked = { asked: registration.role ?? null };
  try {
    const [stored] = await query(db, insertUser(user, now), {
      statements: [
        ...session.statements,
        insertAuditEntry(null, { action: "register", entity: "user", entityId: user.id, after: asked }, now),
      ],
      read: () => undefined,
    });
    return session.answer(stored);
  } catch (error) {
    if (isUniqueViolation(error, "users.email_key")) throw emailRegistered();
    if (isUniqueViolation(error, "users.username_key")) throw usernameTaken();
    throw error;
  }
}

/** What a registration's role becomes (ruling 20). */
async function decideGrant(desk: SignInContext, { role, setup_code: code }: Registration): Promise<RoleGrant> {
  if (!role) return { kind: "none" };
  const { adminSignup: mode } = desk.settings;
  if (mode === "closed") throw adminSignupClosed();
  if (mode === "open") return { kind: "granted", role };
  const [found] = await query(desk.db, hasSuperAdmin);
  if (found) return { kind: "request", role };
  await checkSetupCode(desk, code ?? "");
  return { kind: "first", role };
}

async function checkSetupCode({ db, now, settings, address }: SignInContext, code: string): Promise<void> {
  if (settings.setupCode === undefined) throw new NotConfigured("SETUP_CODE");
  const key = await sha256(`setup ${address}`);
  const [attempt] = await query(db, countAttempt(key, now));
  if (attempt.passed) throw tooManyAttempts(attempt.retryAfterSeconds);
  if (!isSameSecret(code.trim(), settings.setupCode)) throw wrongSetupCode();
  await query(db, { statements: [clearThrottle(key)], read: () => undefined });
}
