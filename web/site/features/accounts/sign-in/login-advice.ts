import { ApiError, isOutage } from "#web/lib/api/api-error.ts";
import { loginFailure } from "../messages.ts";

/** Returns the next step after a failed login. The toast has the reason. */
export function loginAdvice(error: unknown): string {
  if (error instanceof ApiError && error.status === 401)
    return "Check the email and password for typing errors, or reset the password.";
  if (isOutage(error)) return "What you typed is still here. Try again in a moment.";
  return loginFailure(error);
}
