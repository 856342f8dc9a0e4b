import { Suspense } from "react";
import type { Professional } from "#contract/services/professional.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { ExactText } from "#web/ui/exact-text.tsx";
import { AvailabilityTags } from "../service-items/availability-tags.tsx";
import { useRatingText } from "../service-items/use-rating-text.ts";
import { Portrait } from "./portrait.tsx";

/** Changes with each booking, so no stored page has it. */
const nextTime = createLazyPart(() => import("./next-time.part.tsx").then(({ NextTime }) => NextTime));
if (import.meta.env.SSR) await nextTime.preload();

interface ProfessionalEntryProps {
  professional: Professional;
  isSample: boolean;
  /** Path that opens this professional. */
  to: string;
  headingLevel: 2 | 3;
}

/** One professional in the list. */
export function ProfessionalEntry({ professional, isSample, to, headingLevel }: ProfessionalEntryProps) {
  const rating = useRatingText()(professional.rating);
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="flex flex-col gap-3 border-t border-line py-4 lg:py-5">
      <div className="flex flex-wrap items-start gap-3">
        <Portrait professional={professional} className="size-16" />
        <div className="min-w-0 grow basis-[8rem] leading-tight">
          <Heading className="font-sans text-3 font-bold tracking-normal">{professional.name}</Heading>
          <p className="font-medium text-ocean">{professional.specialty}</p>
          <AvailabilityTags available={professional.available} isSample={isSample} isInList />
          {professional.available && !isSample && (
            <Suspense>
              <nextTime.Part id={professional.id} />
            </Suspense>
          )}
        </div>
      </div>
      <p>{professional.description}</p>
      <p className="mt-auto text-1 text-ink2">
        <span>{professional.availability}</span>
        <br />
        <span>{professional.location}</span>
        <br />
        <span>{joinParts([`Experience: ${professional.experience}`, rating && `rated ${rating}`], " · ")}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-3 font-bold">
          <ExactText text={professional.price} />
        </p>
        <ButtonLink look="small" to={to}>
          <span>{professional.available ? "Book Appointment" : "Ask for a date"}</span>
          <span className="sr-only">{` with ${professional.name}`}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
