import type { Permission } from "#contract/accounts/permissions.ts";
import type { Role } from "#contract/accounts/roles.ts";
import { roles } from "#contract/accounts/roles.ts";
import type { Member } from "#contract/admin/team.ts";

/** A change of access that a super admin must confirm. */
export type AccessChange = { member: Member } & (
  | { kind: "role"; role: Role }
  | { kind: "permissions"; permissions: Permission[] }
  | { kind: "approve" | "decline" | "disable" | "enable" | "reset-second-step" }
);

const roleNames: Record<Role, string> = { user: "a customer", admin: "an admin", super_admin: "a super admin" };

const abilities: Record<Role, string> = {
  user: "They will no longer be able to open the admin area.",
  admin: "They will be able to change listings, read and reply to enquiries, and import and export data.",
  super_admin:
    "They will be able to do everything that you can: give and take access, change the settings, read the audit log, and export or erase a person's data.",
};

const newLogin = "They will be signed out and must log in again.";

export interface AccessQuestion {
  title: string;
  /** One paragraph each. */
  texts: string[];
  confirmLabel: string;
}

/** Returns the question to ask before a change. It names the person by username and e-mail address. */
export function describeAccessChange(change: AccessChange): AccessQuestion {
  const { username, email, role_request } = change.member;
  const person = `${username} (${email})`;
  switch (change.kind) {
    case "role":
      return describeRole(change.member, change.role, [newLogin]);
    case "permissions":
      return change.permissions.includes("health")
        ? {
            title: `Let ${person} see health enquiries?`,
            texts: ["They will see who asks for a doctor and why, and can reply, assign and export these enquiries."],
            confirmLabel: "Let them see",
          }
        : {
            title: `Hide health enquiries from ${person}?`,
            texts: ["They will no longer find these enquiries anywhere. Those assigned to them stay assigned."],
            confirmLabel: "Hide",
          };
    case "approve":
      return describeRole(change.member, role_request ?? "user", [newLogin]);
    case "decline":
      return {
        title: `Decline the request of ${person}?`,
        texts: [`${username} stays a customer. You can still give them access later.`],
        confirmLabel: "Decline request",
      };
    case "disable":
      return {
        title: `Disable the account of ${person}?`,
        texts: [`${username} will be signed out everywhere and cannot log in until you enable the account again.`],
        confirmLabel: "Disable account",
      };
    case "enable":
      return {
        title: `Enable the account of ${person}?`,
        texts: [`${username} will be able to log in again as ${roleNames[change.member.role]}.`],
        confirmLabel: "Enable account",
      };
    case "reset-second-step":
      return {
        title: `Reset two-step login for ${person}?`,
        texts: [
          `Do this only if ${username} has lost the phone and the recovery codes, and told you so in person or by phone.`,
          "They will be signed out everywhere. Until they set up another phone, the password alone logs them in.",
        ],
        confirmLabel: "Reset two-step login",
      };
  }
}

function describeRole(member: Member, role: Role, more: string[]): AccessQuestion {
  const { username, email, email_verified } = member;
  const isPromotion = roles.indexOf(role) > roles.indexOf(member.role);
  const text = role === "admin" && member.role === "super_admin" ? lessThanSuperAdmin : abilities[role];
  const warning = `This email address is not verified. Ask ${username} by phone or in person whether ${email} is theirs.`;
  return {
    title: `Make ${username} (${email}) ${roleNames[role]}?`,
    texts: [...(isPromotion && !email_verified ? [warning] : []), text, ...more],
    confirmLabel: `Make ${roleNames[role].replace(/^an? /, "")}`,
  };
}

const lessThanSuperAdmin =
  "They keep access to listings and enquiries. They will no longer be able to manage access, settings, the audit log or a person's data.";
