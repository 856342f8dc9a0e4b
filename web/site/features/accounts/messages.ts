import { ApiError, isOutage } from "#web/lib/api/api-error.ts";

export const accountMessages = {
  loginDone: "Login successful!",
  welcomeBack: (email: string) => `Welcome back, ${email}!`,
  loginFailed: "Login failed",
  signedOut: "You have been signed out",
  signedOutReasons: {
    access:
      "Your session has ended. If your request for admin access was approved, log in again to open the admin area.",
    expired: "Your session expired, or your password or access was changed. Log in again to continue where you were.",
  },
  signedUp: (username: string) => `Welcome, ${username}!`,
  signedUpText: "Your account has been created. You will be redirected shortly.",
  registered: "Registration Successful!",
  registeredText: "Your admin account has been created successfully. You will be redirected shortly.",
  requestedText: "Your request for admin access awaits approval.",
  signupFailed: "Registration failed. Please try again.",
  passwordReset: "Password changed",
  passwordResetText: "You can log in with your new password now.",
  confirmationLost: "Cannot connect to server. It is not known whether two-step login was set up. Please try again.",
  codesLost: "Two-step login is on, but its recovery codes were not shown. Renew them now.",
} as const;

/** How long a success message is shown before the redirect, in milliseconds. */
export const redirectDelay = 2000;

/** Returns the server's own message. `wrap` extends a message that comes as `{ error }`. */
export function getDetail(error: ApiError, wrap: (text: string) => string): string | undefined {
  if (error.status >= 500) return undefined;
  if (error.detail) return error.detail;
  const { detail } = (error.body ?? {}) as { detail?: { error?: unknown } };
  return typeof detail?.error === "string" ? wrap(detail.error) : undefined;
}

export function loginFailure(error: unknown): string {
  if (error instanceof ApiError) {
    const detail = getDetail(error, (text) => text);
    if (detail) return detail;
    if (error.status === 401) return "Invalid email or password.";
    if (error.status === 422) return "Please check your email format and password.";
  }
  // The server did not check the password, so do not ask the visitor to.
  if (error instanceof ApiError && error.status === 500)
    return "Login failed: the server has a problem. Your password may be right. Please try again in a moment.";
  if (isOutage(error)) return "Cannot connect to server. Please check if backend is running.";
  return "Login failed. Please check your credentials.";
}

/** Returns the message for a failed change on the account page. */
export function accountFailure(error: unknown): string {
  if (isOutage(error)) return "Cannot connect to server. Nothing was changed. Please try again.";
  return error instanceof ApiError
    ? (error.detail ?? error.message)
    : "An unexpected error occurred. Please try again.";
}
