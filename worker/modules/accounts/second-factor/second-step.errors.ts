import { accountMessages } from "#contract/accounts/account-messages.ts";
import { ApiError, invalidField } from "#worker/http/api-error.ts";

export const challengeInvalid = () => new ApiError(401, "This login has expired. Please log in again.");
export const codeMissing = () => invalidField("code", accountMessages.codeMissing);
export const wrongCode = (isRecoveryCode = false) =>
  invalidField("code", isRecoveryCode ? accountMessages.recoveryCodeWrong : accountMessages.codeWrong);
export const secretUnreadable = () =>
  new ApiError(
    409,
    "Codes of the app cannot be checked right now. Use a recovery code, or ask a super admin to reset your two-step login.",
  );
export const enrolmentMissing = () => new ApiError(409, "Start the set-up of two-step login again.");
export const secondStepChanged = () =>
  new ApiError(409, "Two-step login was changed by another request. Please try again.");
export const secondStepOff = () => new ApiError(409, "Two-step login is not set up.");
export const secondStepRequired = () =>
  new ApiError(409, "Super admins need two-step login. To use another phone, set it up again.");
