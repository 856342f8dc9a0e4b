import type { User } from "#contract/accounts/account-responses.ts";

/** Adds `second_step_required` to a super admin without a second step in production. */
export function markRequiredSecondStep(
  user: User,
  { hasSecondStep, isProduction }: { hasSecondStep: boolean; isProduction: boolean },
): User {
  const isRequired = isProduction && user.role === "super_admin" && !hasSecondStep;
  return isRequired ? { ...user, second_step_required: true } : user;
}
