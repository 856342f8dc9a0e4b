import { type AdminSignupMode, adminSignupModes } from "#contract/accounts/roles.ts";
import type { Bindings, Config } from "./env.ts";

/** 128 bits take 26 letters and digits in base 32, 22 in base 64. */
const setupCodeLength = 26;
const tokenKeyLength = 32;

const atLeast = (length: number, secret: string | undefined) =>
  secret !== undefined && secret.length >= length ? secret : undefined;

/** Reads the settings; whatever is not exactly right is treated as the safer thing. */
export function readConfig(env: Bindings): Config {
  const adminSignup = readAdminSignup(env);
  const setupCode = atLeast(setupCodeLength, env.SETUP_CODE);
  const tokenKey = atLeast(tokenKeyLength, env.TOKEN_KEY);
  const local = env.ENVIRONMENT === "development";
  const mailing = readMailConfig(env);
  const state = (name: string, ok: boolean, detail = ok ? "set" : "missing or too short") => ({ name, ok, detail });
  return {
    adminSignup,
    setupCode,
    tokenKey,
    mailsEnquiries: mailing !== undefined,
    mailLacks: (["MAILER", "MAIL_FROM", "MAIL_TO"] as const).filter((name) => !env[name]),
    names: [
      state("ENVIRONMENT", env.ENVIRONMENT === "production" || local),
      state("SITE_ORIGIN", local || /^https:/.test(env.SITE_ORIGIN ?? ""), "the address links are made from"),
      state("ADMIN_SIGNUP", (env.ADMIN_SIGNUP ?? "approval") === adminSignup, `works as ${adminSignup}`),
      state("TOKEN_KEY", tokenKey !== undefined),
      state("SETUP_CODE", true, setupCode ? "set" : "not set; needed for the first super admin only"),
      state("MAILER", mailing !== undefined || !env.MAILER, mailState(env)),
      ...(["DB", "IMAGES", "ASSETS", "EVENT_LIMITER", "SIGN_IN_LIMITER"] as const).map((name) =>
        state(name, Boolean(env[name]), env[name] ? "bound" : "not bound"),
      ),
    ],
  };
}

/** `open` is honoured on a developer's machine alone; a word nobody knows closes the door (ruling 20). */
function readAdminSignup({ ADMIN_SIGNUP, ENVIRONMENT }: Bindings): AdminSignupMode {
  const mode = adminSignupModes.find((known) => known === (ADMIN_SIGNUP ?? "approval")) ?? "closed";
  return mode === "open" && ENVIRONMENT !== "development" ? "approval" : mode;
}

/** How the staff are told of enquiries. */
export interface MailConfig {
  mailer: SendEmail;
  from: string;
  to: string;
  origin: string;
}

/** The way by which mail goes out, when it is set up completely. */
export function readMailConfig({ MAILER, MAIL_FROM, MAIL_TO, SITE_ORIGIN }: Bindings): MailConfig | undefined {
  return MAILER && MAIL_FROM && MAIL_TO
    ? { mailer: MAILER, from: MAIL_FROM, to: MAIL_TO, origin: SITE_ORIGIN }
    : undefined;
}

function mailState(env: Bindings): string {
  if (!env.MAILER) return "not bound; enquiries are not mailed";
  return readMailConfig(env) ? "bound" : "bound, but MAIL_FROM or MAIL_TO is missing";
}
