import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";
import { accountMessages, getDetail } from "../messages.ts";

const registrationFailures: Readonly<Record<number, string>> = {
  500: "Backend server error. Please contact support or try again later.",
  422: "Invalid input data. Please check all fields.",
  400: "Bad request. Please verify your input.",
};

export function adminRegistrationFailure(error: unknown): string {
  if (error instanceof NetworkError) return "Cannot connect to server. Please check if backend is running.";
  if (error instanceof ApiError) {
    const detail = getDetail(error, (text) => `Registration failed: ${text}`);
    if (detail) return detail;
    const message = registrationFailures[error.status >= 500 ? 500 : error.status];
    return message ?? `Registration failed. Status: ${error.status}`;
  }
  return error instanceof Error && error.message ? `Error: ${error.message}` : "Registration failed";
}

export function signupFailure(error: unknown): string {
  return error instanceof ApiError || error instanceof NetworkError
    ? adminRegistrationFailure(error)
    : accountMessages.signupFailed;
}
