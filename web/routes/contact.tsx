import { EnquiryForm } from "#web/features/enquiries/form/enquiry-form.tsx";
import { contactSubjectKeys, useContactSubject } from "#web/features/enquiries/use-contact-subject.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import type { PageKeys } from "#web/lib/page/page-keys.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { useQueryParams } from "#web/lib/page/use-query-params.ts";

export const pageKeys: PageKeys = (_, url) => contactSubjectKeys(url.searchParams);

/** A general form, or a form about the listing, doctor or course named in the URL. */
export function Contact() {
  const { service, about } = useContactSubject(useQueryParams());
  const site = useSite(service);
  usePageHead({
    title: "Contact",
    description: `Call, e-mail or visit ${site.name}: ${site.address}, ${site.city}. For homes, health, driving lessons and cleaning.`,
  });
  return (
    <div className="wrap py-8 lg:py-12">
      <h1>{about ? "Ask a question" : "Contact us"}</h1>
      <p className="mt-2 max-w-[56ch] text-ink2">
        Send us a message, call us or visit our office. One team helps you with homes, doctors, driving and cleaning.
      </p>
      <dl className="mt-6 mb-8 grid gap-x-8 border-b border-line sm:grid-cols-2 lg:mb-12">
        <div className="border-t border-line py-3">
          <dt className="text-1 text-ink2">Visit</dt>
          <dd className="flex min-h-11 items-center">
            {site.address}, {site.city}, {site.country}
          </dd>
        </div>
        <div className="border-t border-line py-3">
          <dt className="text-1 text-ink2">Email</dt>
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
        canChooseService={!about}
        asksTime={about !== undefined && "professional_id" in about}
      />
    </div>
  );
}
