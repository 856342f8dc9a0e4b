import { useState } from "react";
import type { Member, ResetLink } from "#contract/admin/team.ts";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { Button } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import type { AccessChange } from "./access-changes.ts";
import { AddColleagueDialog } from "./add-colleague-dialog.tsx";
import { ConfirmAccessChange } from "./confirm-access-change.tsx";
import { ManageMemberDialog } from "./manage-member-dialog.tsx";
import { MemberList } from "./member-list.tsx";
import { MemberSearch } from "./member-search.tsx";
import { PasswordLinkSheet } from "./password-link-sheet.tsx";
import { RoleRequestRow } from "./role-request-row.tsx";
import { useTeam } from "./use-team.ts";

/** With fewer accounts, a search is not worth its space. */
const searchedAccounts = 10;

/** The one dialog that is open. */
type OpenDialog =
  | { name: "add" }
  | { name: "manage"; member: Member }
  | { name: "confirm"; change: AccessChange }
  | { name: "link"; member: Member; link: ResetLink };

/** Role requests and accounts, for super admins. */
export function TeamPage() {
  const [search, setSearch] = useState("");
  const [dialog, setDialog] = useState<OpenDialog>();
  const { team, error, busyId, retry, apply, createResetLink } = useTeam(search);
  const isBusy = busyId !== undefined;
  const close = () => setDialog(undefined);
  const confirm = (change: AccessChange) => setDialog({ name: "confirm", change });
  const requests = team?.data.users.filter(({ role_request, disabled }) => role_request && !disabled) ?? [];
  return (
    <div className={screenClass}>
      <div>
        <PageHead title="Team">
          <Button look="small" onClick={() => setDialog({ name: "add" })}>
            <LineIcon name="plus" />
            Add a colleague
          </Button>
        </PageHead>
        {requests.length > 0 && (
          <section aria-labelledby="requests-title" className="mt-6">
            <h2 id="requests-title" className="text-3">
              Requests for access
            </h2>
            <ul className="mt-2 rounded-m border border-line bg-raise">
              {requests.map((member) => (
                <RoleRequestRow key={member.id} member={member} isBusy={isBusy} onChange={confirm} />
              ))}
            </ul>
          </section>
        )}
        {(search !== "" || (team && team.total > searchedAccounts)) && <MemberSearch onSearch={setSearch} />}
        {team && (
          <MemberList
            team={team}
            hasSearch={search !== ""}
            isBusy={isBusy}
            onManage={(member) => setDialog({ name: "manage", member })}
          />
        )}
        {error !== undefined && !team && (
          <FailedState title="The accounts could not be loaded" error={error} onRetry={retry} />
        )}
        {error === undefined && !team && <SkeletonBar className="mt-6 h-64" />}
      </div>
      {dialog?.name === "add" && <AddColleagueDialog onClose={close} />}
      {dialog?.name === "manage" && (
        <ManageMemberDialog
          member={dialog.member}
          isBusy={isBusy}
          onChange={confirm}
          onPasswordLink={() => {
            close();
            void createResetLink(dialog.member, (link) => setDialog({ name: "link", member: dialog.member, link }));
          }}
          onClose={close}
        />
      )}
      {dialog?.name === "confirm" && (
        <ConfirmAccessChange
          change={dialog.change}
          onCancel={close}
          onConfirm={() => {
            close();
            void apply(dialog.change);
          }}
        />
      )}
      {dialog?.name === "link" && <PasswordLinkSheet member={dialog.member} link={dialog.link} onClose={close} />}
    </div>
  );
}
