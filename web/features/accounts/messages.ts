import { ApiError, isOutage, NetworkError } from "#web/lib/api/api-error.ts";

/** This feature's share of the error catalogue and what is said on success (accounts-and-admin.md, sections 2, 7 and 8). */
export const accountMessages = {
  loginDone: "Login successful!",
  welcomeBack: (email: string) => `Welcome back, ${email}!`,
  loginFailed: "Login failed",
  sessionOver: "Your session has ended. Please log in again and you will be taken back to where you were.",
  signedUp: (username: string) => `Welcome, ${username}!`,
  signedUpText: "Your account has been created. You will be redirected shortly.",
  registered: "Registration Successful!",
  registeredText: "Your admin account has been created successfully. You will be redirected shortly.",
  requestedText: "Your request for admin access awaits approval.",
  signupFailed: "Registration failed. Please try again.",
  passwordReset: "Password changed",
  passwordResetText: "You can log in with your new password now.",
} as const;

/** How long a success stands there before it leads on, in milliseconds (section 9). */
export const redirectDelay = 2000;

/** The server's own words: a sentence, the fields' messages joined by commas, or an object's `error`. */
function detailOf(error: ApiError, wrapped: (text: string) => string): string | undefined {
  if (error.status >= 500) return undefined;
  if (error.detail) return error.detail;
  const { detail } = (error.body ?? {}) as { detail?: { error?: unknown } };
  return typeof detail?.error === "string" ? wrapped(detail.error) : undefined;
}

/** Why signing in failed. */
export function loginFailure(error: unknown): string {
  if (error instanceof ApiError) {
    const detail = detailOf(error, (text) => text);
    if (detail) return detail;
    if (error.status === 401) return "Invalid email or password.";
    if (error.status === 422) return "Please check your email format and password.";
  }
  // To check one's password would be wrong advice where nobody has looked at it.
  if (isOutage(error)) return "Cannot connect to server. Please check if backend is running.";
  return "Login failed. Please check your credentials.";
}

const registrationFailures: Readonly<Record<number, string>> = {
  500: "Backend server error. Please contact support or try again later.",
  422: "Invalid input data. Please check all fields.",
  400: "Bad request. Please verify your input.",
};

/** Why an admin registration failed. */
export function adminRegistrationFailure(error: unknown): string {
  if (error instanceof NetworkError) return "Cannot connect to server. Please check if backend is running.";
  if (error instanceof ApiError) {
    const detail = detailOf(error, (text) => `Registration failed: ${text}`);
    if (detail) return detail;
    const known = registrationFailures[error.status >= 500 ? 500 : error.status];
    return known ?? `Registration failed. Status: ${error.status}`;
  }
  return error instanceof Error && error.message ? `Error: ${error.message}` : "Registration failed";
}

/** Why a sign-up failed: the catalogue's sentence where there is one. */
export function signupFailure(error: unknown): string {
  return error instanceof ApiError || error instanceof NetworkError
    ? adminRegistrationFailure(error)
    : accountMessages.signupFailed;
}

/** Why something about one's own account could not be changed. */
export function accountFailure(error: unknown): string {
  if (isOutage(error)) return "Cannot connect to server. Nothing was changed. Please try again.";
  return error instanceof ApiError
    ? (error.detail ?? error.message)
    : "An unexpected error occurred. Please try again.";
}
