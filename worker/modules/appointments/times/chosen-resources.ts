import type { SlotRequest } from "#shared/appointments/slots.ts";
import { freeSlotAt } from "#shared/appointments/slots.ts";
import type { ResourceRow } from "./busy-times.repository.ts";
import type { Situation } from "./find-slot.service.ts";

/**
 * Returns the situation with the resources that a colleague chose, besides the home or the professional. A lesson for which none
 * is chosen keeps those of its course, so that its car is not free for others.
 */
export function withResources(situation: Situation, ids: readonly string[]): Situation {
  const { request, resources } = situation;
  const isLesson = request.kind === "lesson";
  if (isLesson && ids.length === 0) return situation;
  const own = isLesson ? [] : [[request.subject]];
  const others = ids.filter((id) => id !== request.subject).map((id) => [id]);
  const isColleague = (id: string) => resources.some((one) => one.id === id && one.kind === "colleague");
  // A viewing without a chosen colleague gets the next one in turn.
  const inTurn = request.kind === "viewing" && !ids.some(isColleague) ? request.needs.slice(1) : [];
  return { ...situation, request: { ...request, needs: [...own, ...inTurn, ...others] } };
}

/** Returns the situation in which the resource of an account takes part instead of the others of its group. */
export function withColleague(situation: Situation, { id, kind }: ResourceRow): Situation {
  const { request } = situation;
  const needs =
    request.kind === "viewing" && kind === "colleague"
      ? [[request.subject], [id]]
      : request.needs.map((group) => (group.includes(id) ? [id] : group));
  return { ...situation, request: { ...request, needs } };
}

/** Returns the situation of a viewing without a colleague. */
export const withoutColleague = (situation: Situation): Situation => ({
  ...situation,
  request: { ...situation.request, needs: [[situation.request.subject]] },
});

/** Returns the situation in which a colleague who shows homes and is free takes part; otherwise the same. */
export function preferColleague(situation: Situation, userId: string, start: number): Situation {
  const resource = situation.resources.find(({ user_id, does_viewings }) => user_id === userId && does_viewings);
  const wanted = resource && withColleague(situation, resource);
  return wanted && freeSlotAt(wanted.request, start) ? wanted : situation;
}

/** Returns the situation with the resources that an appointment has, if they are free; otherwise the same. */
export function preferResources(situation: Situation, ids: readonly string[], start: number): Situation {
  const keep = (group: readonly string[]) => {
    const own = group.filter((id) => ids.includes(id));
    return own.length > 0 ? own : group;
  };
  const request: SlotRequest = { ...situation.request, needs: situation.request.needs.map(keep) };
  return freeSlotAt(request, start) ? { ...situation, request } : situation;
}
