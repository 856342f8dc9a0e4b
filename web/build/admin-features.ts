/**
 * The features of the admin area; `admin-shared` holds what several of them use. A new one is also in the line
 * `@source not` of `web/styles.css`.
 */
export const adminFeatures = [
  "admin-shared",
  "admin-listings",
  "admin-images",
  "admin-services",
  "listing-form",
  "inbox",
  "dashboard",
  "import",
  "site-settings",
  "team",
  "audit",
  "privacy",
] as const;

const adminFile = new RegExp(`(^|/)((app|routes)/admin|features/(${adminFeatures.join("|")}))/`);

/** Whether only the admin area uses a file of the web app. The path may be relative to `web`. */
export const isAdminFile = (path: string): boolean => adminFile.test(path);
