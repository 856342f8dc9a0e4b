import type { Role } from "#contract/accounts/roles.ts";

/** Accounts for trying the site locally. Seeding refuses to run outside development. */
export const demoAccounts: { username: string; email: string; role: Role }[] = [
  { username: "demo_super", email: "demo-super@monroviahub.example", role: "super_admin" },
  { username: "demo_admin", email: "demo-admin@monroviahub.example", role: "admin" },
  { username: "demo_user", email: "demo-user@monroviahub.example", role: "user" },
];
export const demoPassword = "MonroviaDemo1";
