import type { Professional, ProfessionalCard } from "#contract/services/professional.ts";
import { firstProfessionalsKey, professionalsKey } from "./service-keys.ts";
import { type SampleFallback, type ServiceItems, useServiceItems } from "./use-service-items.ts";

const loadSamples = () => import("./sample-professionals.ts").then((module) => module.sampleProfessionals);
const read = <Item>(answer: { data: { professionals: Item[] } }) => answer.data.professionals;

/** All doctors, in the staff's order; samples on failure only, unless asked for otherwise (ruling 9). */
export function useProfessionals(standIn: SampleFallback = "on-failure"): ServiceItems<Professional> {
  return useServiceItems({ key: professionalsKey, read: read<Professional>, loadSamples }, standIn);
}

/** The first available ones, as cards; samples also while there are none. */
export function useFirstProfessionals(): ServiceItems<ProfessionalCard> {
  return useServiceItems({ key: firstProfessionalsKey, read: read<ProfessionalCard>, loadSamples }, "when-none");
}
