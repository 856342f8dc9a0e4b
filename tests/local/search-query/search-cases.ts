import { amenityAndOrderCases } from "./amenity-and-order-cases.ts";
import { bareNumberCases } from "./bare-number-cases.ts";
import { featureAndTextCases } from "./feature-and-text-cases.ts";
import { kindAndTypeCases } from "./kind-and-type-cases.ts";
import { mistakeCases } from "./mistake-cases.ts";
import { phoneTypingCases } from "./phone-typing-cases.ts";
import { placeAndFactCases } from "./place-and-fact-cases.ts";
import { placeCases } from "./place-cases.ts";
import { roomAndPriceCases } from "./room-and-price-cases.ts";
import { sentenceCases } from "./sentence-cases.ts";
import { spellingCases } from "./spelling-cases.ts";

/** All searches as people type them, with what they mean. */
export const searchCases = [
  ...kindAndTypeCases,
  ...roomAndPriceCases,
  ...placeCases,
  ...placeAndFactCases,
  ...featureAndTextCases,
  ...sentenceCases,
  ...bareNumberCases,
  ...amenityAndOrderCases,
  ...spellingCases,
  ...phoneTypingCases,
  ...mistakeCases,
];
