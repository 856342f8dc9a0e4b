import type { ReactNode } from "react";
import { LazyEnquiryForm } from "#web/features/enquiries/form/lazy-enquiry-form.tsx";
import { contactSubjectKeys, useContactSubject } from "#web/features/enquiries/use-contact-subject.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import type { PageKeys } from "#web/lib/page/page-keys.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { useQueryParams } from "#web/lib/page/use-query-params.ts";
import { ContactButtons } from "#web/ui/contact/contact-buttons.tsx";
import { OpeningStatus } from "#web/ui/contact/opening-status.tsx";

export const pageKeys: PageKeys = (_, url) => contactSubjectKeys(url.searchParams);

/** A general form, or a form about the listing, doctor or course named in the URL. */
export function Contact() {
  const { service, about } = useContactSubject(useQueryParams());
  const contacts = service ?? "general";
  const site = useSite(contacts);
  usePageHead({
    title: "Contact",
    description: `Call, e-mail or visit ${joinParts([site.name, site.address, site.city])}. For homes, health, driving lessons and cleaning.`,
  });
  return (
    <div className="wrap py-8 lg:py-12">
      <h1>{about ? "Ask a question" : "Contact us"}</h1>
      <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap sm:items-center">
        <ContactButtons service={contacts} isMain />
        <OpeningStatus />
      </div>
      <p className="mt-4 max-w-[56ch] text-ink2">
        Send us a message, call us or visit our office. One team helps you with homes, doctors, driving and cleaning.
      </p>
      <dl className="mt-4 mb-8 grid gap-x-8 border-b border-line sm:grid-cols-2 lg:mb-12">
        <Row label="Visit">
          <span className="flex min-h-11 items-center">{joinParts([site.address, site.city, site.country])}</span>
        </Row>
        {site.email && (
          <Row label="Email">
            <a className="inline-flex min-h-11 items-center wrap-anywhere" href={`mailto:${site.email}`}>
              {site.email}
            </a>
          </Row>
        )}
      </dl>
      <LazyEnquiryForm
        heading={about ? "Your question" : "Send us a message"}
        service={service}
        about={about}
        canChooseService={!about}
        asksTime={about !== undefined && "professional_id" in about}
      />
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="text-1 text-ink2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
