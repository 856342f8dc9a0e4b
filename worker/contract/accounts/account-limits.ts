/** Limits of account fields. This file has no schemas, so that forms can use it without loading zod. */
export const accountLimits = {
  username: { min: 3, max: 30 },
  email: 254,
  password: { min: 8, max: 128 },
  setupCode: 200,
  token: 200,
  /** A code of an authenticator app, or a recovery code. */
  code: 40,
  /** Saved properties of one account. */
  favourites: 500,
  /** Saved searches of one phone, and of one account: those of several phones. */
  savedSearches: 20,
  accountSearches: 100,
  /** In characters: the path of a saved search, its query, and its label. */
  savedSearch: { path: 1000, query: 1000, label: 300 },
  /** Size of a request body with saved searches. */
  savedSearchBytes: 131_072,
  /** Receipts in one request that claims enquiries. */
  receipts: 50,
  /** Size of a request body. */
  bytes: 65_536,
} as const;

export const usernamePattern = /^[A-Za-z0-9_]*$/;
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s;

/** The page of a reset link. The token follows `#`, which browsers do not send to the server. */
export const resetPasswordPath = "/reset-password";

/** The page of a link that verifies an e-mail address, with the token in the same place. */
export const verifyEmailPath = "/verify-email";
