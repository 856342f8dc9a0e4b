import type { Member } from "#contract/admin/team.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { roleLabels } from "#web/lib/session/role-labels.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";

interface MemberRowProps {
  member: Member;
  /** True for the signed-in account, which cannot be changed here. */
  isOwn: boolean;
  isBusy: boolean;
  onManage: () => void;
}

/** An account with its role and second step, and a button to manage it. All rows have the same lines. */
export function MemberRow({ member, isOwn, isBusy, onManage }: MemberRowProps) {
  const { username, email, role, disabled, second_step, created_at } = member;
  return (
    <li className="member">
      <span aria-hidden="true" className="member-initials">
        {initialsOf(username)}
      </span>
      <div className="wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 font-bold">
          <span>{username}</span>
          {isOwn && <span className="text-1 text-ocean">You</span>}
          {disabled && <span className="rounded-s bg-bad-bg px-2 py-0.5 text-1 text-bad">Disabled</span>}
        </p>
        <p className="text-1 text-ink2">{email}</p>
      </div>
      <p className="member-facts">
        <span className={role === "user" ? "sr-only" : "rounded-s bg-sand2 px-2 py-0.5 font-bold text-ink"}>
          {roleLabels[role]}
        </span>
        {role !== "user" && (
          <span className={second_step ? "text-good" : "rounded-s bg-warn-bg px-2 py-0.5 font-bold text-warn"}>
            {`Two-step login ${second_step ? "on" : "off"}`}
          </span>
        )}
        <span className={role === "user" ? undefined : "max-lg:hidden"}>{`Joined ${formatDate(created_at)}`}</span>
      </p>
      {!isOwn && (
        <Button look="small" className="max-lg:px-0" busy={isBusy} aria-label={`Manage ${username}`} onClick={onManage}>
          <span className="max-lg:hidden">Manage</span>
          <LineIcon name="menu" />
        </Button>
      )}
    </li>
  );
}

/** Returns one or two capitals: the first letters of the first two words of a username, else its first two letters. */
function initialsOf(username: string): string {
  const [first = "", second] = username.split("_").filter(Boolean);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}
