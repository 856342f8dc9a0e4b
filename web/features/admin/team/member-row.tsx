import type { Member } from "#contract/admin/team.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { roleLabels } from "./role-labels.ts";

interface MemberRowProps {
  member: Member;
  /** True for the signed-in account, which cannot be changed here. */
  isOwn: boolean;
  isBusy: boolean;
  onManage: () => void;
}

/** An account with its role, and a button to manage it. */
export function MemberRow({ member, isOwn, isBusy, onManage }: MemberRowProps) {
  const { username, email, role, disabled, created_at } = member;
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-4 lg:grid-cols-[2.5rem_minmax(0,1fr)_8rem_11.5rem_6rem]">
      <span
        aria-hidden="true"
        className="col-start-1 row-span-3 row-start-1 mt-0.5 grid size-10 place-items-center self-start rounded-l bg-sand font-bold text-ocean lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-center"
      >
        {initialsOf(username)}
      </span>
      <p className="col-start-2 row-start-1 flex flex-wrap items-center gap-x-2 font-bold wrap-anywhere">
        {username}
        {isOwn && <span className="rounded-s border border-ocean px-1.5 text-1 text-ocean">You</span>}
        {disabled && <span className="rounded-s bg-bad-bg px-1.5 text-1 text-bad">Disabled</span>}
      </p>
      <p className="col-start-2 row-start-3 self-center text-1 lg:col-start-3 lg:row-start-1 lg:row-span-2">
        {role === "user" ? (
          <span className="sr-only">{roleLabels[role]}</span>
        ) : (
          <span className="inline-block rounded-s bg-sand2 px-1.5 font-bold">{roleLabels[role]}</span>
        )}
      </p>
      <p className="col-span-2 col-start-2 row-start-2 text-1 text-ink2 wrap-anywhere lg:col-span-1 lg:col-start-2">
        {email}
      </p>
      <p className="text-1 text-ink2 max-lg:hidden lg:col-start-4 lg:row-start-1 lg:row-span-2">
        Joined {formatDate(created_at)}
      </p>
      {!isOwn && (
        <Button
          look="small"
          className="col-start-3 row-start-3 max-lg:mt-2 lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:justify-self-end"
          busy={isBusy}
          aria-label={`Manage ${username}`}
          onClick={onManage}
        >
          Manage
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
