import type { Member } from "#contract/admin/team.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { roleLabels } from "./role-labels.ts";
import type { useTeam } from "./use-team.ts";

interface RoleRequestRowProps {
  member: Member;
  team: Pick<ReturnType<typeof useTeam>, "approve" | "decline" | "busyId">;
}

/** An account that requests a role, with buttons to approve or decline. */
export function RoleRequestRow({ member, team }: RoleRequestRowProps) {
  const { username, email, role_request, role_requested_at } = member;
  const isBusy = team.busyId !== undefined;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-bold">{username}</p>
        <p className="text-1 text-ink2">
          {email}
          <br />
          Requested role: {role_request && roleLabels[role_request]}
          {role_requested_at && `, ${formatDate(role_requested_at)}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button aria-label={`Approve ${username}`} busy={isBusy} onClick={() => team.approve(member)}>
          Approve
        </Button>
        <Button look="outline" aria-label={`Decline ${username}`} busy={isBusy} onClick={() => team.decline(member)}>
          Decline
        </Button>
      </div>
    </li>
  );
}
