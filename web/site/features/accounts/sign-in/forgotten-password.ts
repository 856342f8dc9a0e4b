/** The state of a link to the page for a new password, for visitors who have no reset link yet. */
export const forgottenPassword = { isForgotten: true };
