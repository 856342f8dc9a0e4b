import { accountMessages } from "#contract/accounts/account-messages.ts";
import { ApiError, invalidField } from "#worker/http/api-error.ts";

export const emailRegistered = () => new ApiError(400, "Email already registered");
export const usernameTaken = () => new ApiError(400, "Username already taken");
/** The same error for an unknown address and a wrong password, so that it does not reveal which accounts exist. */
export const wrongCredentials = () => new ApiError(401, "Invalid email or password.");
export const accountDisabled = () => new ApiError(403, "This account has been disabled. Please contact us.");
export const tooManyAttempts = (retryAfterSeconds: number) =>
  new ApiError(429, "Too many attempts. Please try again later.", retryAfterSeconds);
export const adminSignupClosed = () => new ApiError(403, "Admin registration is closed.");
export const wrongSetupCode = () => new ApiError(403, "The setup code is missing or wrong.");
export const wrongPassword = (field: string) => invalidField(field, accountMessages.passwordWrong);
/** The same whether no enquiry has the contact or several people have the number. */
export const notClaimable = () =>
  invalidField("contact", "This adds no enquiry from this browser. Try the email address of your enquiry");
export const sessionNotFound = () => new ApiError(404, "Session not found");
export const lastSuperAdminRequired = () => new ApiError(409, "The last super admin cannot be removed.");
export const resetLinkInvalid = () =>
  new ApiError(400, "This link has expired or was used already. Please ask for a new one.");
export const verificationInvalid = () =>
  new ApiError(400, "This link has expired or was used already. Send a new one from your account page.");
export const emailAlreadyVerified = () => new ApiError(409, "Your email address is already verified.");
export const mailNotConfigured = () =>
  new ApiError(409, "This site cannot send email yet. Ask a super admin to confirm your request by phone.");
