/** Bounds of what an account's forms take (accounts-and-admin.md, section 5; security.md), known without their schema. */
export const accountLimits = {
  username: { min: 3, max: 30 },
  email: 254,
  password: { min: 8, max: 128 },
  setupCode: 200,
  token: 200,
  /** Saved homes of one account. */
  favorites: 500,
  /** Receipts of enquiries claimed at once. */
  receipts: 50,
  bytes: 65_536,
} as const;

export const usernamePattern = /^[A-Za-z0-9_]*$/;
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s;

/** The words for what is wrong with a field, the same on both sides. */
export const accountMessages = {
  usernameShort: "Username must be at least 3 characters",
  usernameLong: "Username must be less than 30 characters",
  usernameSigns: "Username can only contain letters, numbers, and underscores",
  email: "Please enter a valid email address",
  emailLong: "Must be at most 254 characters",
  passwordShort: "Password must be at least 8 characters",
  passwordLong: "Password must be at most 128 characters",
  passwordSigns: "Password must contain at least one lowercase letter, one uppercase letter, and one number",
  passwordMissing: "Password is required",
  passwordsDiffer: "Passwords do not match",
  passwordWrong: "This is not your password",
} as const;

/** The page that a one-time link of a super admin opens; the token stands behind `#`, which no server sees. */
export const resetPasswordPath = "/reset-password";
