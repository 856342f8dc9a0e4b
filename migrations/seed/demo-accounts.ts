import type { Role } from "#contract/accounts/roles.ts";

/** Accounts to look around with on one's own machine; the seeding refuses to run anywhere else. */
export const demoAccounts: { username: string; email: string; role: Role }[] = [
  { username: "demo_super", email: "demo-super@monroviahub.example", role: "super_admin" },
  { username: "demo_admin", email: "demo-admin@monroviahub.example", role: "admin" },
  { username: "demo_user", email: "demo-user@monroviahub.example", role: "user" },
];
export const demoPassword = "MonroviaDemo1";
