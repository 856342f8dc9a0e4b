import { useState } from "react";
import type { Role } from "#contract/accounts/roles.ts";
import type { Member, MemberChange, MemberResponse, ResetLink, Team } from "#contract/admin/team.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import type { Endpoint } from "#contract/http/endpoints/endpoint.ts";
import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { adminMessages } from "#web/features/admin/messages.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { teamFailureText, teamMessages } from "./messages.ts";
import { roleLabels } from "./role-labels.ts";

/** Returns the accounts, role requests first, and the actions of a super admin on them. */
export function useTeam(search: string) {
  const key = withQuery(endpointPath(accountEndpoints.listTeam), new URLSearchParams(search ? { q: search } : {}));
  const { data, error, mutate } = useEndpoint<Team>(key);
  const [busyId, setBusyId] = useState<string>();

  /** Runs one action at a time and shows its failure in a toast. */
  const runAction = async (member: Member, run: () => Promise<void>) => {
    setBusyId(member.id);
    try {
      await run();
    } catch (failure) {
      showToast({ tone: "bad", title: adminMessages.notChanged, text: teamFailureText(failure) });
    }
    setBusyId(undefined);
  };

  const change = (member: Member, endpoint: Endpoint, success: { title: string; text: string }, body?: MemberChange) =>
    runAction(member, async () => {
      const { user } = (await apiSend(endpoint, { params: { id: member.id }, body })) as MemberResponse;
      await mutate((team) => team && replaceMember(team, user), { revalidate: false });
      showToast({ tone: "good", ...success });
    });

  const { approveRequest, declineRequest, updateMember, makeResetLink } = accountEndpoints;
  return {
    team: data,
    error,
    busyId,
    retry: () => mutate(),
    approve: (member: Member) => {
      const text = teamMessages.approved(member.username, roleLabels[member.role_request ?? member.role]);
      return change(member, approveRequest, { title: "Request approved", text });
    },
    decline: (member: Member) =>
      change(member, declineRequest, { title: "Request declined", text: teamMessages.declined(member.username) }),
    setRole: (member: Member, role: Role) => {
      const text = teamMessages.roleChanged(member.username, roleLabels[role]);
      return change(member, updateMember, { title: "Role changed", text }, { role });
    },
    setDisabled: (member: Member, disabled: boolean) => {
      const success = disabled
        ? { title: "Account disabled", text: teamMessages.disabled(member.username) }
        : { title: "Account enabled", text: teamMessages.enabled(member.username) };
      return change(member, updateMember, success, { disabled });
    },
    /** Passes the new link to `show`. The server does not return it again. */
    createResetLink: (member: Member, show: (link: ResetLink) => void) =>
      runAction(member, async () => show((await apiSend(makeResetLink, { params: { id: member.id } })) as ResetLink)),
  };
}

function replaceMember(team: Team, changed: Member): Team {
  return { ...team, data: { users: team.data.users.map((user) => (user.id === changed.id ? changed : user)) } };
}
