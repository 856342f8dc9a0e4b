import { ApiError, isOutage } from "#web/lib/api/api-error.ts";

/** What is said about the team's accounts. */
export const teamMessages = {
  approved: (name: string) => `${name} has the role now.`,
  declined: (name: string) => `${name} stays what they are.`,
  roleChanged: (name: string, role: string) => `${name} is ${role} now, and has to log in again.`,
  disabled: (name: string) => `${name} is signed out everywhere and cannot log in.`,
  enabled: (name: string) => `${name} can log in again.`,
  failed: "Nothing was changed",
} as const;

/** Why a change of an account failed. */
export function teamFailureText(error: unknown): string {
  if (isOutage(error)) return "Cannot connect to server. Please try again.";
  return error instanceof ApiError
    ? (error.detail ?? error.message)
    : "An unexpected error occurred. Please try again.";
}
