import type { ReactNode } from "react";
import type { Professional } from "#contract/services/professional.ts";
import { paths } from "#web/lib/page/paths.ts";
import { telLink, useSite } from "#web/lib/page/site-context.ts";
import { licenceText } from "#web/site/lib/format/licence-text.ts";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { BackLink } from "#web/site/ui/back-link.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { DescriptionList } from "../description-list.tsx";
import { AvailabilityTags } from "../service-items/availability-tags.tsx";
import { useRatingText } from "../service-items/use-rating-text.ts";
import { EmergencyNote } from "./emergency-note.tsx";
import { Portrait } from "./portrait.tsx";

interface ProfessionalDetailProps {
  professional: Professional;
  isSample: boolean;
  /** Path of the list without this professional. */
  closeTo: string;
  /** Appointment form. Not shown for a sample. */
  form: ReactNode;
}

/** One professional with the appointment form. A sample shows the business's contacts instead. */
export function ProfessionalDetail({ professional, isSample, closeTo, form }: ProfessionalDetailProps) {
  const site = useSite("health");
  const rating = useRatingText()(professional.rating);
  // Some professionals have a text instead of a number, such as "at the clinic".
  const hasNumber = !isSample && /\d{5}/.test(professional.contact.replace(/\D/g, ""));
  // Without `contact_e164`, the digits of the text are the number.
  const { contact_e164 = professional.contact } = professional;
  const call = hasNumber && contact_e164 ? telLink(contact_e164) : undefined;
  const isOwnNumber = call !== undefined && (!site.phone || call !== telLink(site.phone));
  const licence = licenceText(professional);
  const isUnread = hasNumber && !call;
  return (
    <>
      <section className="bg-sand" aria-labelledby="doctor">
        <BackLink to={closeTo} label="All doctors" />
        <div className="wrap grid gap-x-12 gap-y-4 pb-6 lg:grid-cols-[7fr_5fr] lg:pb-12">
          <div>
            <div className="mt-2 flex flex-wrap items-start gap-4">
              <Portrait professional={professional} className="size-24" />
              <div className="min-w-0 grow basis-[8rem]">
                <h1 id="doctor">{professional.name}</h1>
                <div className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
                  <p className="font-medium text-ocean">{professional.specialty}</p>
                  <AvailabilityTags available={professional.available} isSample={isSample} />
                </div>
                <p className="mt-1 text-3 font-bold">
                  <ExactText text={professional.price} />
                </p>
              </div>
            </div>
            <p className="mt-4 max-w-[60ch]">{professional.description}</p>
            {!professional.available && !isSample && (
              <p className="mt-3 max-w-[60ch] font-medium">
                {`${professional.name} takes no appointments at the moment. Leave your phone number and we'll call you with the next free date.`}
              </p>
            )}
            <ActionGroup className="mt-5">
              {!isSample && (
                <ButtonLink to={professional.available ? paths.book("clinic", professional.id) : "#enquiry"}>
                  {professional.available ? "Book Appointment" : "Ask for a date"}
                </ButtonLink>
              )}
              {isOwnNumber ? (
                <ButtonAnchor look="outline" href={call}>
                  <Icon name="phone" />
                  <ExactText text={`Call ${professional.contact}`} />
                </ButtonAnchor>
              ) : (
                <ContactPair service="health" chatText={`Hello, I have a question about ${professional.name}.`} />
              )}
            </ActionGroup>
          </div>
          <div>
            <DescriptionList
              values={[
                ["Hours", professional.availability],
                ["Location", professional.location],
                ["Experience", professional.experience],
                ...(licence ? [["Licence", licence] as const] : []),
                ...(isUnread ? [["Phone", professional.contact] as const] : []),
                ...(rating ? [["Rating", rating] as const] : []),
              ]}
            />
            <EmergencyNote className="mt-4" />
          </div>
        </div>
      </section>
      <div className="wrap pt-8 lg:pt-12">
        {isSample ? (
          <>
            <h2 className="text-3">This is a sample</h2>
            <p className="mt-2 max-w-[52ch]">Contact us to book a real doctor.</p>
            <ButtonLink className="mt-4" to={`${paths.contact}?service=health`}>
              Ask us
            </ButtonLink>
          </>
        ) : (
          form
        )}
      </div>
    </>
  );
}
