import type { MemberResponse } from "#contract/admin/team.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { queryRows } from "../../support/storage/rows.ts";

export const storeSuperAdmin = () => storeSignedIn({ role: "super_admin" });

export const patchMember = (token: string, id: string, body: object) =>
  callApi<MemberResponse>(`/team/${id}`, { method: "PATCH", token, body });

/** Approves or declines a request, or creates a reset link. */
export const postAction = <T = MemberResponse>(token: string, id: string, action: string) =>
  callApi<T>(`/team/${id}/${action}`, { method: "POST", token });

export const isSignedIn = async (token: string) => (await callApi("/auth/me", { token })).status === 200;

export const readAudit = () => queryRows("SELECT action, actor_id, entity_id, before, after FROM audit ORDER BY n");
