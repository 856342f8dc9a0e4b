import { useSearchParams } from "react-router-dom";
import { EnquiryForm } from "#web/features/enquiries/form/enquiry-form.tsx";
import { contactSubjectKeys, useContactSubject } from "#web/features/enquiries/use-contact-subject.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import type { PageKeys } from "#web/lib/page/page-keys.ts";
import { useSite } from "#web/lib/page/site-context.ts";

export const pageKeys: PageKeys = (_, url) => contactSubjectKeys(url.searchParams);

/** The general form, or with a listing, a doctor or a course in the address the one about that (rulings 13 and 16). */
export function Contact() {
  const { service, about } = useContactSubject(useSearchParams()[0]);
  const site = useSite(service);
  usePageHead({
    title: "Contact",
    description: `Call, write or send ${site.name} a message: ${site.address}, ${site.city}. Homes, health, driving and cleaning at one desk.`,
  });
  return (
    <div className="wrap py-8 lg:py-12">
      <h1>{about ? "Ask about it" : "Talk to us"}</h1>
      <p className="mt-2 max-w-[56ch] text-ink2">
        Write to us here and a person reads it, or come by. There is one desk for homes, doctors, driving and cleaning.
      </p>
      <dl className="mt-6 mb-8 grid gap-x-8 border-b border-line sm:grid-cols-2 lg:mb-12">
        <div className="border-t border-line py-3">
          <dt className="text-1 text-ink2">Come by</dt>
          <dd className="flex min-h-11 items-center">
            {site.address}, {site.city}, {site.country}
          </dd>
        </div>
        <div className="border-t border-line py-3">
          <dt className="text-1 text-ink2">Write</dt>
          <dd>
            <a className="inline-flex min-h-11 items-center" href={`mailto:${site.email}`}>
              {site.email}
            </a>
          </dd>
        </div>
      </dl>
      <EnquiryForm
        heading={about ? "Your question" : "Send us a message"}
        service={service}
        about={about}
        choice={!about}
      />
    </div>
  );
}
