import { useRef, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import type { Member, MemberChange, MemberResponse, ResetLink, Team } from "#contract/admin/team.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError, isMissing } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { roleLabels } from "#web/lib/session/role-labels.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import type { AccessChange } from "./access-changes.ts";
import { teamFailureText, teamMessages } from "./messages.ts";

/** The text is sent in a body, because a URL with an e-mail address would end up in logs. */
const searchTeam = async ([, q]: [string, string]) => await apiSend("POST /team/search", { body: { q } });

/** Returns the accounts, role requests first, and the actions of a super admin on them. */
export function useTeam(search: string) {
  const { data, error, mutate } = useSWR<Team, unknown, [string, string]>(["team", search], searchTeam, freshSwrConfig);
  const { mutate: mutateKey } = useSWRConfig();
  const [busyId, setBusyId] = useState<string>();
  // Two taps can arrive before the next render.
  const isRunning = useRef(false);

  /** Runs one action at a time and shows its failure in a toast. */
  const runAction = async (member: Member, run: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusyId(member.id);
    try {
      await run();
    } catch (failure) {
      showToast({ tone: "bad", title: adminMessages.notChanged, text: teamFailureText(failure) });
      // Another super admin may have changed or deleted the account.
      if (isMissing(failure) || (failure instanceof ApiError && failure.status === 409)) void mutate();
    }
    isRunning.current = false;
    setBusyId(undefined);
  };

  const change = (member: Member, send: () => Promise<MemberResponse>, success: { title: string; text: string }) =>
    runAction(member, async () => {
      const { user } = await send();
      await mutate((team) => team && replaceMember(team, user), { revalidate: false });
      // Updates the number of requests in the menu.
      void mutateKey(endpointKey("GET /stats"));
      showToast({ tone: "good", ...success });
    });

  return {
    team: data,
    error,
    busyId,
    retry: () => mutate(),
    /** Sends a confirmed change. */
    apply: (accessChange: AccessChange) => {
      const { member, kind } = accessChange;
      const { username } = member;
      const params = { id: member.id };
      const update = (body: MemberChange) => () => apiSend("PATCH /team/:id", { params, body });
      switch (kind) {
        case "approve": {
          const text = teamMessages.approved(username, roleLabels[member.role_request ?? member.role]);
          return change(member, () => apiSend("POST /team/:id/approve", { params }), {
            title: "Request approved",
            text,
          });
        }
        case "decline":
          return change(member, () => apiSend("POST /team/:id/decline", { params }), {
            title: "Request declined",
            text: teamMessages.declined(username),
          });
        case "role": {
          const { role } = accessChange;
          const text = teamMessages.roleChanged(username, roleLabels[role]);
          return change(member, update({ role }), { title: "Role changed", text });
        }
        case "permissions": {
          const { permissions } = accessChange;
          const text = teamMessages.healthChanged(username, permissions.includes("health"));
          return change(member, update({ permissions }), { title: "Permission changed", text });
        }
        case "disable":
          return change(member, update({ disabled: true }), {
            title: "Account disabled",
            text: teamMessages.disabled(username),
          });
        case "enable":
          return change(member, update({ disabled: false }), {
            title: "Account enabled",
            text: teamMessages.enabled(username),
          });
        case "reset-second-step":
          return change(member, () => apiSend("POST /team/:id/reset-second-step", { params }), {
            title: "Two-step login reset",
            text: teamMessages.secondStepReset(username),
          });
      }
    },
    /** Passes the new link to `show`. The server does not return it again. */
    createResetLink: (member: Member, show: (link: ResetLink) => void) =>
      runAction(member, async () => show(await apiSend("POST /team/:id/reset-link", { params: { id: member.id } }))),
  };
}

function replaceMember(team: Team, changed: Member): Team {
  return { ...team, data: { users: team.data.users.map((user) => (user.id === changed.id ? changed : user)) } };
}
