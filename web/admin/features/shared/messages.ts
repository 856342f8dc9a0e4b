/** Messages that several admin screens share. */
export const adminMessages = {
  denied: "Access Denied",
  apiError: "API Error",
  notChanged: "Nothing was changed",
} as const;
