import type { Member } from "#contract/admin/team.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { roleLabels } from "#web/lib/session/role-labels.ts";
import { Button } from "#web/ui/button.tsx";
import type { AccessChange } from "./access-changes.ts";

interface RoleRequestRowProps {
  member: Member;
  isBusy: boolean;
  /** Asks for confirmation first. */
  onChange: (change: AccessChange) => void;
}

/** An account that requests a role, with buttons to approve or decline. */
export function RoleRequestRow({ member, isBusy, onChange }: RoleRequestRowProps) {
  const { username, email, email_verified, role_request, role_requested_at } = member;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4 first:border-0">
      <div className="min-w-0">
        <p className="font-bold">{username}</p>
        <p className="text-1 text-ink2 wrap-anywhere">
          <span>{email}</span>{" "}
          {email_verified ? (
            <span className="text-good">verified</span>
          ) : (
            <strong className="text-warn">not verified</strong>
          )}
          <br />
          <span>{`Requested role: ${role_request ? roleLabels[role_request] : ""}${role_requested_at ? `, ${formatDate(role_requested_at)}` : ""}`}</span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button aria-label={`Approve ${username}`} busy={isBusy} onClick={() => onChange({ kind: "approve", member })}>
          Approve
        </Button>
        <Button
          look="quiet"
          aria-label={`Decline ${username}`}
          busy={isBusy}
          onClick={() => onChange({ kind: "decline", member })}
        >
          Decline
        </Button>
      </div>
    </li>
  );
}
