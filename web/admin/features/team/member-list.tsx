import { Link, useSearchParams } from "react-router-dom";
import type { Member, Team } from "#contract/admin/team.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { RoleGuide } from "#web/ui/roles/role-guide.tsx";
import { MemberRow } from "./member-row.tsx";

interface MemberListProps {
  team: Team;
  hasSearch: boolean;
  isBusy: boolean;
  onManage: (member: Member) => void;
}

/** The accounts in two tabs: colleagues, who can open the admin area, and customers. */
export function MemberList({ team: { data, total }, hasSearch, isBusy, onManage }: MemberListProps) {
  const ownId = useSession()?.user.id;
  const shown = useSearchParams()[0].get("show");
  const colleagues = data.users.filter(({ role }) => role !== "user");
  const customers = data.users.filter(({ role }) => role === "user");
  const hasOnlyCustomers = colleagues.length === 0 && customers.length > 0;
  const isCustomers = shown === "customers" || (shown === null && hasOnlyCustomers);
  const members = isCustomers ? customers : colleagues;
  // Colleagues come first in the response, so only customers can be missing from it.
  const tabs = [
    {
      label: "Colleagues",
      count: colleagues.length,
      to: `${adminPaths.team}?show=colleagues`,
      isCurrent: !isCustomers,
    },
    {
      label: "Customers",
      count: total - colleagues.length,
      to: `${adminPaths.team}?show=customers`,
      isCurrent: isCustomers,
    },
  ];
  return (
    <>
      <nav className="tabs mt-6 flex-wrap whitespace-nowrap" aria-label="Accounts">
        {tabs.map(({ label, count, to, isCurrent }) => (
          <Link key={label} to={to} state={preserveScroll} aria-current={isCurrent ? "page" : undefined}>
            {`${label} ${count}`}
          </Link>
        ))}
      </nav>
      <p role="status" className="mt-3 text-1 text-ink2">
        {`${describeList(isCustomers, members.length, hasSearch)}${
          isCustomers && total > data.users.length
            ? ` The first ${members.length} are shown. Search to find the others.`
            : ""
        }`}
      </p>
      <ul className="mt-3 border-t border-line">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isOwn={member.id === ownId}
            isBusy={isBusy}
            onManage={() => onManage(member)}
          />
        ))}
      </ul>
      {!isCustomers && <RoleGuide />}
    </>
  );
}

function describeList(isCustomers: boolean, count: number, hasSearch: boolean): string {
  const label = isCustomers ? "customer" : "colleague";
  if (count === 0) return hasSearch ? `No ${label} matches.` : `No ${label}s yet.`;
  return isCustomers
    ? "Customers save homes and follow their enquiries. They cannot open the admin area."
    : "Colleagues can open the admin area. A change takes effect immediately.";
}
