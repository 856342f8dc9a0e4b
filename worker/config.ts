import { type AdminSignupMode, adminSignupModes } from "#contract/accounts/roles.ts";
import type { Bindings } from "./bindings.ts";
import { readVapidKeys } from "./lib/vapid-keys.ts";
import { missingMailSettings, readMailConfig } from "./mail-config.ts";

/** The settings of a deployment, validated. */
export interface Config {
  adminSignup: AdminSignupMode;
  /** Undefined when missing or too short. */
  setupCode?: string;
  /** Undefined when missing or too short. */
  tokenKey?: string;
  /** Undefined when missing or too short. */
  monitorKey?: string;
  /** Undefined when missing or not an https address. */
  alarmWebhookUrl?: string;
  isProduction: boolean;
  /** The deployed version of the worker. */
  version?: string;
  isMailConfigured: boolean;
  missingMailSettings: string[];
  /** The state of each setting, by name and without its value, for the self-test. */
  checks: SettingCheck[];
}

interface SettingCheck {
  name: string;
  ok: boolean;
  detail: string;
}

/** 128 bits: 26 characters in base 32. */
const minSetupCodeLength = 26;
const minTokenKeyLength = 32;
const minMonitorKeyLength = 32;

/** Reads the settings. An invalid value counts as missing or falls back to the safer choice. */
export function readConfig(bindings: Bindings): Config {
  const adminSignup = readAdminSignup(bindings);
  const setupCode = ifLongEnough(bindings.SETUP_CODE, minSetupCodeLength);
  const tokenKey = ifLongEnough(bindings.TOKEN_KEY, minTokenKeyLength);
  return {
    adminSignup,
    setupCode,
    tokenKey,
    monitorKey: ifLongEnough(bindings.MONITOR_KEY, minMonitorKeyLength),
    alarmWebhookUrl: readWebhookUrl(bindings),
    version: bindings.VERSION?.id,
    isProduction: bindings.ENVIRONMENT !== "development",
    isMailConfigured: readMailConfig(bindings) !== undefined,
    missingMailSettings: missingMailSettings(bindings),
    checks: checkSettings(bindings, { adminSignup, setupCode, tokenKey }),
  };
}

function ifLongEnough(secret: string | undefined, minLength: number): string | undefined {
  return secret !== undefined && secret.length >= minLength ? secret : undefined;
}

function readWebhookUrl({ ALARM_WEBHOOK_URL: url }: Bindings): string | undefined {
  return url !== undefined && URL.canParse(url) && new URL(url).protocol === "https:" ? url : undefined;
}

/** `open` works in development only. An unknown value disables sign-up. */
function readAdminSignup({ ADMIN_SIGNUP, ENVIRONMENT }: Bindings): AdminSignupMode {
  const mode = adminSignupModes.find((name) => name === (ADMIN_SIGNUP ?? "approval")) ?? "closed";
  return mode === "open" && ENVIRONMENT !== "development" ? "approval" : mode;
}

function checkSettings(
  bindings: Bindings,
  { adminSignup, setupCode, tokenKey }: Pick<Config, "adminSignup" | "setupCode" | "tokenKey">,
): SettingCheck[] {
  const isDevelopment = bindings.ENVIRONMENT === "development";
  const check = (name: string, ok: boolean, detail = ok ? "set" : "missing or too short") => ({ name, ok, detail });
  const checkOptional = (name: string, value: string | undefined, valid: string | undefined) =>
    check(name, !value || valid !== undefined, value ? (valid ? "set" : "set, but not valid") : "not set");
  return [
    check("ENVIRONMENT", bindings.ENVIRONMENT === "production" || isDevelopment),
    check("SITE_ORIGIN", isDevelopment || /^https:/.test(bindings.SITE_ORIGIN ?? ""), "origin of links to the site"),
    check("ADMIN_SIGNUP", (bindings.ADMIN_SIGNUP ?? "approval") === adminSignup, `works as ${adminSignup}`),
    check("TOKEN_KEY", tokenKey !== undefined),
    checkOptional("VAPID_KEY", bindings.VAPID_KEY, readVapidKeys(bindings.VAPID_KEY) && bindings.VAPID_KEY),
    check("SETUP_CODE", true, setupCode ? "set" : "not set; needed for the first super admin only"),
    checkOptional("MONITOR_KEY", bindings.MONITOR_KEY, ifLongEnough(bindings.MONITOR_KEY, minMonitorKeyLength)),
    checkOptional("ALARM_WEBHOOK_URL", bindings.ALARM_WEBHOOK_URL, readWebhookUrl(bindings)),
    check("MAILER", !bindings.MAILER || readMailConfig(bindings) !== undefined, mailDetail(bindings)),
    ...(
      [
        "DB",
        "IMAGES",
        "BACKUPS",
        "ASSETS",
        "CHECK_LIMITER",
        "EVENT_LIMITER",
        "SIGN_IN_LIMITER",
        "ENQUIRY_LIMITER",
        "READ_LIMITER",
        "QUERY_LIMITER",
        "ACCOUNT_LIMITER",
      ] as const
    ).map((name) => check(name, Boolean(bindings[name]), bindings[name] ? "bound" : "not bound")),
  ];
}

function mailDetail(bindings: Bindings): string {
  if (!bindings.MAILER) return "not bound; e-mail alerts are off";
  return readMailConfig(bindings) ? "bound" : "bound, but MAIL_FROM or MAIL_TO is missing";
}
