import { useState } from "react";
import type { Member, MemberChange, MemberResponse, ResetLink, Team } from "#contract/admin/team.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import type { Endpoint } from "#contract/http/endpoints/visitor-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { teamFailureText, teamMessages } from "./messages.ts";
import { roleLabels } from "./role-labels.ts";

/** The accounts, requests first, and what a super admin does with them. */
export function useTeam(search: string) {
  const key = withQuery(endpointPath(accountEndpoints.listTeam), new URLSearchParams(search ? { q: search } : {}));
  const { data, error, mutate } = useEndpoint<Team>(key);
  const [busy, setBusy] = useState<string>();

  /** One change at a time; what became of it is said in one toast, and the list shows what the server says. */
  const attempt = async (member: Member, title: string, act: () => Promise<string | undefined>) => {
    setBusy(member.id);
    try {
      const text = await act();
      if (text) showToast({ tone: "good", title, text });
    } catch (failure) {
      showToast({ tone: "bad", title: teamMessages.failed, text: teamFailureText(failure) });
    }
    setBusy(undefined);
  };

  const change = (member: Member, title: string, endpoint: Endpoint, text: string, body?: MemberChange) =>
    attempt(member, title, async () => {
      const { user } = (await apiSend(endpoint, { params: { id: member.id }, body })) as MemberResponse;
      await mutate((team) => team && withMember(team, user), { revalidate: false });
      return text;
    });

  const { approveRequest, declineRequest, updateMember, makeResetLink } = accountEndpoints;
  return {
    team: data,
    error,
    busy,
    retry: () => mutate(),
    approve: (member: Member) =>
      change(member, "Request approved", approveRequest, teamMessages.approved(member.username)),
    decline: (member: Member) =>
      change(member, "Request declined", declineRequest, teamMessages.declined(member.username)),
    setRole: (member: Member, role: Member["role"]) =>
      change(member, "Role changed", updateMember, teamMessages.roleChanged(member.username, roleLabels[role]), {
        role,
      }),
    setDisabled: (member: Member, disabled: boolean) =>
      change(
        member,
        disabled ? "Account disabled" : "Account enabled",
        updateMember,
        (disabled ? teamMessages.disabled : teamMessages.enabled)(member.username),
        { disabled },
      ),
    /** Hands the link over to be shown; it cannot be had again. */
    makeLink: (member: Member, show: (link: ResetLink) => void) =>
      attempt(member, "", async () => {
        show((await apiSend(makeResetLink, { params: { id: member.id } })) as ResetLink);
        return undefined;
      }),
  };
}

function withMember(team: Team, changed: Member): Team {
  return { ...team, data: { users: team.data.users.map((user) => (user.id === changed.id ? changed : user)) } };
}
