import { useState } from "react";
import { roles } from "#contract/accounts/roles.ts";
import type { Member } from "#contract/admin/team.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { roleDescriptions } from "#web/lib/session/role-descriptions.ts";
import { roleLabels } from "#web/lib/session/role-labels.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { AccessChange } from "./access-changes.ts";

interface ManageMemberDialogProps {
  member: Member;
  isBusy: boolean;
  /** Asks for confirmation first. */
  onChange: (change: AccessChange) => void;
  onPasswordLink: () => void;
  onClose: () => void;
}

/** What a super admin can change about an account: the role, a new password, the second step, and whether it can log in. */
export function ManageMemberDialog({ member, isBusy, onChange, onPasswordLink, onClose }: ManageMemberDialogProps) {
  const { username, email, email_verified, disabled, second_step, created_at, permissions } = member;
  const seesHealth = permissions.includes("health");
  const [role, setRole] = useState(member.role);
  return (
    <Dialog variant="small" title={username} onClose={onClose}>
      <p className="text-1 text-ink2 wrap-anywhere">
        <span>{`${email}${!email_verified ? " (not verified)" : ""}`}</span>
        <br />
        <span>{`Joined ${formatDate(created_at)}`}</span>
      </p>
      <fieldset className="mt-4">
        <legend className="font-bold">Role</legend>
        {roles.map((option) => (
          <label key={option} className="flex min-h-touch cursor-pointer items-start gap-3 py-1.5">
            <input
              type="radio"
              name="role"
              value={option}
              checked={option === role}
              onChange={() => setRole(option)}
              className="size-6 flex-none accent-press"
            />
            <span>
              <span className="block">{roleLabels[option]}</span>
              <span className="block text-1 text-ink2">{roleDescriptions[option]}</span>
            </span>
          </label>
        ))}
        <Button
          className="mt-2"
          busy={isBusy || role === member.role}
          onClick={() => onChange({ kind: "role", member, role })}
        >
          Change role
        </Button>
      </fieldset>
      {member.role === "admin" && (
        <Action
          title="Health enquiries"
          text={
            seesHealth
              ? "This admin sees who asks for a doctor and why."
              : "This admin does not see enquiries to the clinic. Super admins always do."
          }
        >
          <Button
            look="outline"
            busy={isBusy}
            onClick={() => onChange({ kind: "permissions", member, permissions: seesHealth ? [] : ["health"] })}
          >
            {seesHealth ? "Hide health enquiries" : "Let them see health enquiries"}
          </Button>
        </Action>
      )}
      {!disabled && (
        <Action
          title="Forgotten password"
          text="Create a link that sets a new password, and send it to them. It works once, for 24 hours."
        >
          <Button look="outline" busy={isBusy} onClick={onPasswordLink}>
            Create password link
          </Button>
        </Action>
      )}
      {second_step && (
        <Action title="Lost phone" text="Lets them log in without a code, until they set up another phone.">
          <Button look="outline" busy={isBusy} onClick={() => onChange({ kind: "reset-second-step", member })}>
            Reset two-step login
          </Button>
        </Action>
      )}
      {disabled ? (
        <Action title="This account is disabled" text="They cannot log in until you enable it.">
          <Button look="outline" busy={isBusy} onClick={() => onChange({ kind: "enable", member })}>
            Enable account
          </Button>
        </Action>
      ) : (
        <Action title="No longer here?" text="They are signed out everywhere and cannot log in. Nothing is deleted.">
          <Button
            look="quiet"
            className="-ml-3 text-bad"
            busy={isBusy}
            onClick={() => onChange({ kind: "disable", member })}
          >
            Disable account
          </Button>
        </Action>
      )}
    </Dialog>
  );
}

function Action({ title, text, children }: { title: string; text: string; children: Elements }) {
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="font-sans text-2 font-bold">{title}</h3>
      <p className="mb-2 text-1 text-ink2">{text}</p>
      {children}
    </section>
  );
}
