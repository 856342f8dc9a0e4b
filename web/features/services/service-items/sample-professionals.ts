import type { Professional } from "#contract/services/professional.ts";
import { sampleDoctors } from "#web/samples/professionals.ts";

/** The sample doctors in the API's shape. */
export const sampleProfessionals: Professional[] = sampleDoctors.map(({ priceRange, ...doctor }) => ({
  ...doctor,
  price: priceRange,
}));
