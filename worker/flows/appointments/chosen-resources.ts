import type { SlotRequest } from "#contract/appointments/slots.ts";
import { freeSlotAt } from "#contract/appointments/slots.ts";
import type { ResourceRow } from "#worker/modules/appointments/busy-times.repository.ts";
import type { Situation } from "./find-slot.service.ts";

/**
 * Returns the situation with the resources that a colleague chose, besides the home or the doctor. A lesson for which none
 * is chosen keeps those of its course, so that its car is not free for others.
 */
export function withResources(situation: Situation, ids: readonly string[]): Situation {
  const { request } = situation;
  const isLesson = request.kind === "lesson";
  if (isLesson && ids.length === 0) return situation;
  const own = isLesson ? [] : [[request.subject]];
  const others = ids.filter((id) => id !== request.subject).map((id) => [id]);
  return { ...situation, request: { ...request, needs: [...own, ...others] } };
}

/** Returns the situation in which a colleague takes part: the resource of the account replaces the others of its group. */
export function withColleague(situation: Situation, resource: ResourceRow): Situation {
  const { request } = situation;
  const needs = request.needs.map((group) => (group.includes(resource.id) ? [resource.id] : group));
  return { ...situation, request: { ...request, needs } };
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
