import { useState } from "react";
import type { Member, ResetLink } from "#contract/admin/team.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { AccessDeniedPage } from "#web/ui/feedback/access-denied.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { SearchInput } from "#web/ui/form/field.tsx";
import type { AccessChange } from "./access-changes.ts";
import { ConfirmAccessChange } from "./confirm-access-change.tsx";
import { MemberRow } from "./member-row.tsx";
import { teamFailureText } from "./messages.ts";
import { ResetLinkSheet } from "./reset-link-sheet.tsx";
import { RoleRequestRow } from "./role-request-row.tsx";
import { useTeam } from "./use-team.ts";

/** Role requests and accounts, for super admins. */
export function TeamPage() {
  const [search, setSearch] = useState("");
  const [resetLink, setResetLink] = useState<{ member: Member; link: ResetLink }>();
  const [change, setChange] = useState<AccessChange>();
  const team = useTeam(search);
  const ownId = useSession()?.user.id;
  const users = team.team?.data.users ?? [];
  const requests = users.filter(({ role_request, disabled }) => role_request && !disabled);
  if (isForbidden(team.error)) return <AccessDeniedPage />;
  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="text-4">Team</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">
        Manage who has access to this site. Changes take effect immediately.
      </p>
      <section aria-labelledby="requests-title" className="mt-8">
        <h2 id="requests-title" className="border-t-2 border-ocean pt-4 text-3">
          Requests for access
        </h2>
        {team.team && requests.length === 0 && <p className="mt-2 text-ink2">No pending requests.</p>}
        <ul className="mt-2">
          {requests.map((member) => (
            <RoleRequestRow key={member.id} member={member} isBusy={team.busyId !== undefined} onChange={setChange} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="accounts-title" className="mt-8">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t-2 border-ocean pt-4">
          <h2 id="accounts-title" className="text-3">
            Accounts
          </h2>
          <search>
            <form
              className="flex w-full gap-2 sm:w-auto"
              onSubmit={(event) => {
                event.preventDefault();
                setSearch(String(new FormData(event.currentTarget).get("q") ?? "").trim());
              }}
            >
              <SearchInput name="q" aria-label="Search by name or email" placeholder="Name or email" maxLength={100} />
              <Button type="submit" look="outline">
                Search
              </Button>
            </form>
          </search>
        </div>
        <div role="status" className="mt-3 text-1 text-ink2">
          {team.team && (
            <p>
              {formatCount(team.team.total, "account")}
              {team.team.total > users.length && `, showing the first ${users.length}. Search to find the others.`}
            </p>
          )}
        </div>
        {team.error && !team.team ? (
          <div role="alert" className="mt-3">
            <Notice
              tone="bad"
              title="The accounts could not be loaded"
              action={
                <Button look="quiet" className="-my-1" onClick={team.retry}>
                  Try Again
                </Button>
              }
            >
              <p>{teamFailureText(team.error)}</p>
            </Notice>
          </div>
        ) : (
          !team.team && <SkeletonBar className="mt-3 h-64" />
        )}
        <ul className="mt-2">
          {users.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isOwn={member.id === ownId}
              team={team}
              onChange={setChange}
              onResetLink={(link) => setResetLink({ member, link })}
            />
          ))}
        </ul>
      </section>
      {change && (
        <ConfirmAccessChange
          change={change}
          onCancel={() => setChange(undefined)}
          onConfirm={() => {
            setChange(undefined);
            team.apply(change);
          }}
        />
      )}
      {resetLink && <ResetLinkSheet {...resetLink} onClose={() => setResetLink(undefined)} />}
    </div>
  );
}
