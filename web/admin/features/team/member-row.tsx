import { Link } from "react-router-dom";
import type { Member } from "#contract/admin/team.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { roleLabels } from "#web/lib/session/role-labels.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmailText } from "#web/ui/contact/email-text.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { StateLabel } from "#web/ui/state-label.tsx";

interface MemberRowProps {
  member: Member;
  /** True for the signed-in account, which cannot be changed here. */
  isOwn: boolean;
  isBusy: boolean;
  onManage: () => void;
}

/** Below the menu on a phone. On a desktop the role, the second step and the day have columns. */
const factsClass = classNames(
  "col-[2/-1] mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-1 text-ink2",
  "lg:col-[3] lg:mt-0 lg:grid lg:grid-cols-[6.5rem_minmax(0,1fr)_auto] lg:gap-x-5 lg:pr-3",
);
/** An icon on the line of the name on a phone. */
const buttonClass = classNames(
  "col-[3] row-[1/span_2] self-center justify-self-end lg:col-[4] lg:w-full lg:px-2 lg:row-[1] lg:[&>.i]:hidden",
  "max-lg:-mt-[10px] max-lg:-mr-3 max-lg:w-touch max-lg:self-start max-lg:border-transparent max-lg:px-0 max-lg:text-ink",
  "max-lg:[&>.i]:size-[24px] max-lg:[&>.i]:stroke-3",
);

/** An account with its role and second step, and a button to manage it. All rows have the same lines. */
export function MemberRow({ member, isOwn, isBusy, onManage }: MemberRowProps) {
  const { username, email, role, disabled, second_step, created_at, permissions } = member;
  const seesHealth = role === "admin" && permissions.includes("health");
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)_32px] gap-x-2.5 border-b border-line py-3.5 lg:grid-cols-[40px_minmax(0,1fr)_31.25rem_6.5rem] lg:items-center lg:gap-x-4">
      <span
        aria-hidden="true"
        className="row-span-2 mt-[2px] grid size-10 place-items-center rounded-m bg-sand text-[length:min(var(--text-2),6vw)] font-bold text-ocean lg:row-auto lg:mt-0"
      >
        {getInitials(username)}
      </span>
      <div className={classNames("wrap-anywhere", isOwn && "max-lg:col-[2/-1]")}>
        <p className="flex flex-wrap items-center gap-x-2 text-[length:min(var(--text-2),8vw)] font-bold">
          <span>{username}</span>
          {isOwn && <span className="text-1 text-ocean">You</span>}
          {disabled && <StateLabel tone="bad">Disabled</StateLabel>}
        </p>
        <p className="text-1 text-ink2">
          <EmailText email={email} />
        </p>
      </div>
      <p className={factsClass}>
        {role === "user" ? (
          <span className="sr-only">{roleLabels[role]}</span>
        ) : (
          <span className="text-ink">
            <b>{roleLabels[role]}</b>
            {seesHealth && (
              <>
                {" · "}
                <span>Health</span>
              </>
            )}
          </span>
        )}
        {role !== "user" && second_step && <span className="text-good">Two-step login on</span>}
        {role !== "user" && !second_step && !isOwn && <span>Two-step login off</span>}
        {role !== "user" && !second_step && isOwn && (
          <Link
            to={`${adminPaths.account}#second-step`}
            className="-my-3 inline-flex min-h-touch items-center no-underline"
          >
            <span className="font-bold text-warn">
              Two-step login off, <u>turn on</u>
            </span>
          </Link>
        )}
        <span
          className={role === "user" ? "lg:col-[3]" : "max-lg:hidden lg:col-[3]"}
        >{`Joined ${formatDate(created_at)}`}</span>
      </p>
      {isOwn ? (
        <ButtonLink look="small" className={classNames(buttonClass, "max-lg:hidden")} to={adminPaths.account}>
          Account
        </ButtonLink>
      ) : (
        <Button look="small" className={buttonClass} busy={isBusy} aria-label={`Manage ${username}`} onClick={onManage}>
          <span className="max-lg:hidden">Manage</span>
          <LineIcon name="menu" />
        </Button>
      )}
    </li>
  );
}

/** Returns one or two capitals: the first letters of the first two words of a username, else its first two letters. */
function getInitials(username: string): string {
  const [first = "", second] = username.split("_").filter(Boolean);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}
