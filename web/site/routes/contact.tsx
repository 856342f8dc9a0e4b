import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { ServiceSlug } from "#contract/services/services.ts";
import type { VisibleSite } from "#contract/site/visible-site.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { LazyEnquiryForm } from "#web/site/features/enquiries/form/lazy-enquiry-form.tsx";
import { contactSubjectKeys, useContactSubject } from "#web/site/features/enquiries/use-contact-subject.ts";
import { findAreaOfAddress } from "#web/site/features/listings/area-map/area-places.ts";
import { MapPlaceholder } from "#web/site/features/listings/map/map-placeholder.tsx";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { EmailText } from "#web/ui/contact/email-text.tsx";
import { FeePolicy } from "#web/ui/contact/fee-policy.tsx";
import { OpeningStatus } from "#web/ui/contact/opening-status.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

export const pageKeys: PageKeys = (_, url) => contactSubjectKeys(url.searchParams);

/** A general form, or a form about the listing, professional or course named in the URL, beside the contact details. */
export function Contact() {
  const { service, about } = useContactSubject(useSearchParams()[0]);
  const [chosen, setChosen] = useState<ServiceSlug>();
  const contacts = chosen ?? service ?? "general";
  const site = useSite(contacts);
  const answerTime = describeAnswerTime(site);
  const area = site.address ? findAreaOfAddress(site.address) : undefined;
  usePageHead({
    title: "Contact",
    description: `Call, email or visit ${joinParts([site.name, site.address, site.city])}. For homes, health, driving lessons and cleaning.`,
  });
  return (
    <div className="wrap grid gap-2 py-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-12 lg:py-12">
      <div>
        <h1>{about ? "Ask a question" : "Contact us"}</h1>
        <p className="mt-3 max-w-[60ch] text-ink2">
          Send us a message, call us or visit our office.{" "}
          <span className="max-[22em]:hidden">One team helps you with homes, doctors, driving and cleaning.</span>
        </p>
      </div>
      <aside
        className="grid gap-x-8 sm:grid-cols-2 lg:row-span-2 lg:block lg:border-t-2 lg:border-ocean lg:pt-4"
        aria-label="Contact details"
      >
        <div>
          <OpeningStatus />
          {answerTime && <p className="mt-1 text-1 text-ink2">{answerTime}</p>}
          <ContactPair className="mt-4" service={contacts} isMain hasNumber />
          <a className="btn btn-quiet mt-2 px-0 lg:hidden" href="#enquiry">
            Write a message <Icon name="arrow" />
          </a>
          <FeePolicy className="mt-3" />
        </div>
        <dl className="mt-4 self-start border-b border-line">
          {site.email && (
            <Row label="Email">
              <a className="-my-3 inline-block py-3 wrap-anywhere" href={`mailto:${site.email}`}>
                <EmailText email={site.email} />
              </a>
            </Row>
          )}
          <Row label="Visit">{joinParts([site.address, site.city, site.country])}</Row>
          {site.hours.map(({ days, hours }) => (
            <Row key={days} label={days}>
              {hours}
            </Row>
          ))}
          {site.hours_note && <Row label="Please note">{site.hours_note}</Row>}
        </dl>
        {area && (
          <div className="col-span-full mt-6">
            <MapPlaceholder location={area}>
              <p className="rounded-s bg-raise px-3 py-2 text-1 font-bold">{`Our office is in ${area.name}`}</p>
            </MapPlaceholder>
          </div>
        )}
      </aside>
      <LazyEnquiryForm
        heading={about ? "Your question" : "Send us a message"}
        service={service}
        about={about}
        canChooseService={!about}
        onServiceChange={setChosen}
        asksTime={about !== undefined && "professional_id" in about}
      />
    </div>
  );
}

/** Returns how fast enquiries are usually answered; undefined unless the owner shows it and it is known. */
function describeAnswerTime({ shown, answer_minutes: minutes }: VisibleSite): string | undefined {
  if (!shown.answer_time || !minutes) return undefined;
  const time = minutes < 60 ? `${minutes} minutes` : formatCount(minutes / 60, "hour");
  return `We usually answer within ${time} in opening hours`;
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 text-1">
      <dt className="flex-none text-ink2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
