import type { AdminSignup, Registration, SessionAnswer } from "#contract/accounts/account.ts";
import { sha256 } from "#contract/http/sha256.ts";
import { auditLine } from "#worker/db/audit-entries.ts";
import { brokeUnique } from "#worker/db/constraint-errors.ts";
import { ask } from "#worker/db/query.ts";
import { countAttempt, countOnce, forgive, type Limit } from "#worker/db/throttle.ts";
import { NotConfigured } from "#worker/http/errors.ts";
import { hashPassword } from "#worker/security/passwords.ts";
import { sameSecret } from "#worker/security/tokens.ts";
import {
  adminSignupClosed,
  emailRegistered,
  tooManyAttempts,
  usernameTaken,
  wrongSetupCode,
} from "../accounts.errors.ts";
import { findTaken, type Grant, hasSuperAdmin, insertUser } from "../users.repository.ts";
import { type Desk, newSession, tokenKeyOf } from "./sign-in.service.ts";

/** A mobile carrier puts a town behind one address. */
const perAddress: Limit = { times: 30, seconds: 3600 };

/** What registering with a role leads to here and now. */
export async function adminSignup({ db, settings }: Pick<Desk, "db" | "settings">): Promise<AdminSignup> {
  const mode = settings.adminSignup;
  const [found] = await ask(db, hasSuperAdmin);
  return { data: { mode, setup_code_needed: mode === "approval" && !found } };
}

/**
 * Makes an account and signs it in.
 * @throws 400 for an address or a name that somebody has, 403 for a role that is not to be had, 429, TurnstileFull
 */
export async function register(desk: Desk, registration: Registration): Promise<SessionAnswer> {
  const { db, now } = desk;
  const { username, email, password } = registration;
  tokenKeyOf(desk.settings);
  const addressKey = await sha256(`register ${desk.address}`);
  const [taken, sent] = await ask(db, findTaken(email, username), countOnce(addressKey, perAddress, now));
  if (sent.passed) throw tooManyAttempts(sent.retryAfterSeconds);
  const grant = await decideGrant(desk, registration);
  if (taken.email) throw emailRegistered();
  if (taken.username) throw usernameTaken();
  const user = { id: crypto.randomUUID(), username, email, passwordHash: await hashPassword(password), grant };
  const session = await newSession(desk, user.id, user.passwordHash);
  const asked = { asked: registration.role ?? null };
  try {
    const [stored] = await ask(db, insertUser(user, now), {
      statements: [
        ...session.statements,
        auditLine(null, { action: "register", entity: "user", entityId: user.id, after: asked }, now),
      ],
      read: () => undefined,
    });
    return session.answer(stored);
  } catch (error) {
    if (brokeUnique(error, "users.email_key")) throw emailRegistered();
    if (brokeUnique(error, "users.username_key")) throw usernameTaken();
    throw error;
  }
}

/** What a registration's role becomes (ruling 20). */
async function decideGrant(desk: Desk, { role, setup_code: code }: Registration): Promise<Grant> {
  if (!role) return { kind: "none" };
  const { adminSignup: mode } = desk.settings;
  if (mode === "closed") throw adminSignupClosed();
  if (mode === "open") return { kind: "granted", role };
  const [found] = await ask(desk.db, hasSuperAdmin);
  if (found) return { kind: "request", role };
  await checkSetupCode(desk, code ?? "");
  return { kind: "first", role };
}

async function checkSetupCode({ db, now, settings, address }: Desk, code: string): Promise<void> {
  if (settings.setupCode === undefined) throw new NotConfigured("SETUP_CODE");
  const key = await sha256(`setup ${address}`);
  const [attempt] = await ask(db, countAttempt(key, now));
  if (attempt.passed) throw tooManyAttempts(attempt.retryAfterSeconds);
  if (!sameSecret(code.trim(), settings.setupCode)) throw wrongSetupCode();
  await ask(db, { statements: [forgive(key)], read: () => undefined });
}
